import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Site } from "../site/site";

/** A script that a page ran, and its size on the wire: gzipped at level 9, in kB, the same on every machine. */
export interface Script {
  readonly file: string;
  readonly kB: number;
}

/** A session as the portal keeps it; every call to the API is answered with an empty list. */
const session = { token: "bytes", user: '{"username":"255712000001"}', loginTime: String(Date.now()) };

/**
 * Opens a page with an empty cache and gives the scripts that it ran until it was quiet. What is only fetched ahead
 * for a later page does not count.
 */
export async function scriptsOf(
  browser: Browser,
  site: Site,
  url: string,
  { signedIn }: { signedIn: boolean },
): Promise<Script[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route("**/api/**", (route) => route.fulfill({ json: [] }));
    if (signedIn) await page.addInitScript((kept) => Object.assign(localStorage, kept), session);
    await page.goto(url, { waitUntil: "networkidle" });
    const run = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "script")
        .map((entry) => new URL(entry.name).pathname),
    );
    if (run.length === 0) throw new Error(`${url} ran no script`);
    return await Promise.all([...new Set(run)].map((file) => measure(site, file)));
  } finally {
    await context.close();
  }
}

/** Measures one published script. */
export async function measure(site: Site, file: string): Promise<Script> {
  return { file, kB: gzipSync(await readFile(join(site.root, file)), { level: 9 }).length / 1000 };
}
