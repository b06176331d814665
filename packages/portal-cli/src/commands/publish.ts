import { type Command, CommandError } from "../command";
import { publish as publishPackage } from "../site/publish";
import { openSite } from "../site/site";
import { frontEnd } from "../workspace";

export const publish: Command = {
  summary: "Builds the shell or a remote and makes it live as a new release.",
  usage: "<package> [--reason <text>]",
  options: { reason: { help: "why, for the release's history" } },
  async run({ words: [name, ...more], options }) {
    if (!name || more.length > 0)
      throw new CommandError("Name one package to publish, as in: portal publish catalog");
    const chosen = await frontEnd(name);
    const site = await openSite(options.www);
    const release = await publishPackage(site, chosen, options.reason ?? `publish ${chosen.name}`);
    if (!release) return console.log(`${chosen.name} is live already, exactly as it is here.`);
    console.log(`Release ${release.release} is live with ${chosen.name} ${chosen.version}.`);
  },
};
