import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { readSettings, startServer } from "@portal/server";
import { type Measurement, measureAll } from "../budgets/measurements";
import { type Command, CommandError } from "../command";
import { newestRelease, openSite } from "../site/site";

export const budgets: Command = {
  summary: "Loads the published portal in a browser and holds what it runs to the byte budgets.",
  usage: "",
  async run({ options }) {
    const site = await openSite(options.www);
    const release = await newestRelease(site);
    if (!release) throw new CommandError("Nothing is published yet; `portal publish` does it.");
    const browser = await launch();
    const dataDir = await mkdtemp(join(tmpdir(), "portal-budgets-"));
    try {
      const server = await startServer({ ...readSettings({}), port: 0, dataDir }, { wwwDir: site.root });
      report(await measureAll(browser, site, server.url, release).finally(server.close));
    } finally {
      await browser.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const args = ["--no-sandbox", "--disable-gpu"];
  return chromium.launch({ ...(executablePath && { executablePath }), args }).catch((cause) => {
    throw new CommandError("No browser starts; name one with CHROMIUM_PATH.", { cause });
  });
}

function report(measurements: readonly Measurement[]): void {
  const over = measurements.filter(({ kB, limit }) => kB > limit);
  for (const measurement of measurements) {
    const isOver = over.includes(measurement);
    console.log(line(isOver ? "OVER" : "ok", measurement.kB, `of ${measurement.limit}  ${measurement.name}`));
    if (isOver) for (const { file, kB } of measurement.scripts) console.log(line("", kB, `  ${file}`));
  }
  if (over.length > 0) throw new CommandError(`Over budget: ${over.map(({ name }) => name).join(", ")}`);
}

const line = (verdict: string, kB: number, text: string) =>
  `${verdict.padEnd(6)}${kB.toFixed(1).padStart(6)} kB ${text}`;
