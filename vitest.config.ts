import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "screens",
          environment: "jsdom",
          include: [
            "{shell,mfe-*}/src/**/*.test.{ts,tsx}",
            "packages/{ui,session,client,i18n,federation}/src/**/*.test.{ts,tsx}",
          ],
          setupFiles: ["./packages/testing/src/setup.ts"],
        },
      },
      {
        test: {
          name: "node",
          environment: "node",
          testTimeout: 20_000,
          include: ["packages/{contract,portal-cli}/src/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
    ],
  },
});
