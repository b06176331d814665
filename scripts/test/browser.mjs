import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chromium and names it in CHROMIUM_PATH for every later stage: the one named there, an installed one,
 * Playwright's own, Debian's package, or a download.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    return { ok: false, output: `CHROMIUM_PATH is ${given}, where nothing is.` };
  const found = given || installed() || playwrightsOwn() || (await debians()) || (await downloaded());
  if (!found)
    return { ok: false, output: "No Chromium was found and none could be installed; set CHROMIUM_PATH." };
  process.env.CHROMIUM_PATH = found;
  return { ok: true, note: found };
}

function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, macChrome].find((path) => existsSync(path));
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(process.cwd(), "e2e/package.json"))("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function debians() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
  return installed();
}

async function downloaded() {
  await run("e2e/node_modules/.bin/playwright", ["install", "chromium"]);
  return playwrightsOwn();
}
