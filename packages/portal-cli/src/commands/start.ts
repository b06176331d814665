import { join } from "node:path";
import type { Command } from "../command";
import { requireFreePort } from "../free-port";
import { publishAll } from "../site/publish";
import { openSite } from "../site/site";
import { untilStopped } from "../until-stopped";
import { frontEnds } from "../workspace";

export const start: Command = {
  summary: "Publishes what changed, then runs the API and the site on one port, with demo data.",
  usage: "",
  async run({ options }) {
    const { readSettings, startServer } = await import("@portal/server");
    const settings = readSettings({ DEMO: "1", ...process.env });
    await requireFreePort(settings.port);
    const site = await openSite(options.www);
    const releases = await publishAll(site, await frontEnds(), "start");
    for (const { release } of releases) console.log(`Published release ${release}.`);
    const server = await startServer(settings, { wwwDir: site.root });
    console.log(welcome(server.url, settings));
    await untilStopped(() => server.close());
  },
};

/** What a person needs who sees the portal for the first time. */
export function welcome(url: string, { demo, dataDir }: { demo: boolean; dataDir: string }): string {
  const signIn = demo
    ? ["Sign in with 255712000001 and karibu-portal-2026."]
    : ["No demo data: sign in with an account of your own."];
  const codes = `The six-digit code appears here and in ${join(dataDir, "sms-outbox.jsonl")}.`;
  return ["", `The portal is at ${url}`, ...signIn, codes, "Ctrl-C stops it.", ""].join("\n");
}
