import { defineConfig, devices } from "@playwright/test";
import { dataDir, port } from "./stack";

const executablePath = process.env.CHROMIUM_PATH;

/** The real portal, built and published, in a real browser, on a database of its own. */
export default defineConfig({
  testDir: ".",
  testMatch: process.env.SCREENSHOTS ? "screenshots.ts" : "*.spec.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  globalSetup: "./sign-in-once.ts",
  outputDir: "../test-results",
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "America/New_York",
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node packages/portal-cli/bin/portal.mjs start",
    cwd: "..",
    wait: { stdout: /The portal is at/ },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: "1", LOG_LEVEL: "warn", NODE_ENV: "test" },
  },
});
