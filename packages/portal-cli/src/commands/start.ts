import { join } from "node:path";
import { demoAdmin, readSettings, type Settings, startServer } from "@portal/server";
import { type Command, CommandError } from "../command";
import { runPortal } from "../portal-process";
import { openSite } from "../site/site";
import { aborted, stopSignal } from "../stop-signal";

/** The server starts first: what keeps it from starting is said at once, and then nothing is published. */
export const start: Command = {
  summary: "Runs the API and the site on one port, with demo data, and publishes what changed.",
  usage: "",
  async run({ options }) {
    const settings = readSettings({ DEMO: "1", ...process.env });
    const site = await openSite(options.www);
    const stop = stopSignal();
    const server = await startServer(settings, { wwwDir: site.root });
    try {
      const isPublished = await runPortal(["publish", "--www", site.root], stop);
      if (isPublished) console.log(welcome(server.url, settings));
      else if (!stop.aborted)
        throw new CommandError("The portal does not start: publishing failed, see above.");
      await aborted(stop);
    } finally {
      await server.close();
    }
  },
};

/** What a person needs who sees the portal for the first time. */
export function welcome(url: string, { demo, dataDir }: Pick<Settings, "demo" | "dataDir">): string {
  const signIn = demo
    ? `Sign in with ${demoAdmin.phone} and ${demoAdmin.password}.`
    : "There is no demo account; sign in with one of your own.";
  const codes = `The six-digit code appears here and in ${join(dataDir, "sms-outbox.jsonl")}.`;
  return ["", `The portal is at ${url}`, signIn, codes, "Ctrl-C stops it.", ""].join("\n");
}
