import { install } from "./install.mjs";
import { requireNode } from "./node-version.mjs";
import { findBrowser } from "./test/browser.mjs";
import { run } from "./test/run.mjs";
import { close, stage } from "./test/stages.mjs";
import { playwright, vitest } from "./test/suites.mjs";

requireNode();
process.chdir(`${import.meta.dirname}/..`);

const tool = (name, ...words) => run(`node_modules/.bin/${name}`, words);
const portal = (...words) => run(process.execPath, ["packages/portal-cli/bin/portal.mjs", ...words]);

if (await stage("install", async () => ({ ok: install() }))) {
  await Promise.all([
    stage("browser", findBrowser),
    stage("lint", () => tool("biome", "ci", "--colors=off", ".")),
    stage("types", () => tool("tsc", "-b")),
    stage("boundaries", () => tool("depcruise", "shell", "mfe-*", "packages", "e2e")),
    stage("dead code", () => tool("knip", "--no-config-hints")),
  ]);
  await stage("unit", () => vitest("unit", []));
  await stage("server", () => vitest("server", ["--root", "packages/server"]));
  if (await stage("build", () => portal("publish"))) {
    await stage("bytes", () => portal("budgets"));
    await stage("e2e", () => playwright("e2e", ["--config", "e2e/playwright.config.ts"]));
  }
}
close();
