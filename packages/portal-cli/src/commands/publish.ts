import type { Command } from "../command";
import { publishAll } from "../site/publish";
import { openSite } from "../site/site";
import { frontEnd, frontEnds } from "../workspace";

export const publish: Command = {
  summary: "Builds the shell or remotes and makes them live; without a name, all that changed.",
  usage: "[<package>…] [--reason <text>]",
  options: { reason: { help: "why, for the release's history" } },
  async run({ words, options }) {
    const chosen =
      words.length > 0 ? await Promise.all(words.map((name) => frontEnd(name))) : await frontEnds();
    const names = chosen.map(({ name }) => name).join(", ");
    const site = await openSite(options.www);
    const releases = await publishAll(site, chosen, options.reason);
    if (releases.length === 0) console.log(`Live already, exactly as here: ${names}`);
    for (const { release, reason } of releases) console.log(`Release ${release} is live: ${reason}`);
  },
};
