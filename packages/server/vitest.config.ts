import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Files share a worker's modules, and so its database, which every test finds empty.
    isolate: false,
    globalSetup: "src/testing/template.ts",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
