import type { Release } from "@portal/federation/release-schema";
import type { Command } from "../command";
import { newestNumber, openSite, readRelease, servedNumber } from "../site/site";

export const status: Command = {
  summary: "Says what is live.",
  usage: "",
  async run({ options }) {
    const site = await openSite(options.www);
    const served = await servedNumber(site);
    if (served === undefined) return console.log("Nothing is published yet; `portal start` does it.");
    console.log(describe(await readRelease(site, served)));
    const newest = await newestNumber(site);
    if (newest !== served)
      console.log(`Release ${newest} is complete but not served yet; the next publication does it.`);
  },
};

function describe({ release, at, by, reason, shell, remotes }: Release): string {
  const rows = Object.entries({ shell, ...remotes }).map(
    ([name, { version, build }]) => `  ${name.padEnd(12)}${version.padEnd(10)}${build}`,
  );
  return [`Release ${release}, ${at} by ${by}: ${reason}`, ...rows].join("\n");
}
