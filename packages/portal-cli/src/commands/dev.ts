import { releaseElementId } from "@portal/federation/registry";
import { readSettings, startServer } from "@portal/server";
import { contractVersion } from "../builds/describe";
import { type Command, CommandError } from "../command";
import { devRelease } from "../dev/dev-release";
import { devPath, startRemoteServer, startShellServer } from "../dev/dev-server";
import { runPortal } from "../portal-process";
import { newestRelease, openSite, type Site } from "../site/site";
import { aborted, stopSignal } from "../stop-signal";
import { frontEnds, isRemote, type RemotePackage } from "../workspace";
import { welcome } from "./start";

/**
 * The shell always runs from source: only React's development build can take changes into a page, and a page has one
 * React, which is the shell's.
 */
export const dev: Command = {
  summary: "Runs remotes from source with hot reload: those named inside the published rest, or all.",
  usage: "[<remote>…]",
  async run({ words, options }) {
    const [shell, ...others] = await frontEnds();
    if (!shell) throw new CommandError("The workspace has no shell.");
    const remotes = others.filter(isRemote);
    const fromSource = words.length > 0 ? words.map((name) => named(name, remotes)) : remotes;
    const rest = remotes.filter((remote) => !fromSource.includes(remote)).map(({ name }) => name);
    const settings = readSettings({ DEMO: "1", ...process.env });
    const site = await openSite(options.www);
    const stop = stopSignal();
    const running: { close(): Promise<void> }[] = [];
    try {
      const api = await startServer({ ...settings, port: 0 }, { wwwDir: site.root });
      running.push(api);
      const published = await publishRest(site, rest, stop);
      const servers = await Promise.all(fromSource.map(startRemoteServer));
      running.push(...servers);
      const release = devRelease(shell, await contractVersion(), fromSource, published);
      const tag = { id: releaseElementId, json: JSON.stringify(release).replaceAll("<", "\\u003c") };
      const ports = Object.fromEntries([
        ...fromSource.map(({ name }, at) => [devPath(name), servers[at]?.port]),
        ...["/api", ...rest.map((name) => `/remotes/${name}`)].map((path) => [path, api.port]),
      ]);
      running.push(await startShellServer(shell, settings.port, tag, ports));
      console.log(welcome(`http://localhost:${settings.port}`, settings));
      await aborted(stop);
    } finally {
      for (const server of running.reverse()) await server.close();
    }
  },
};

async function publishRest(site: Site, rest: readonly string[], stop: AbortSignal) {
  if (rest.length === 0) return {};
  const isPublished = await runPortal(["publish", "shell", ...rest, "--www", site.root], stop);
  if (!isPublished) throw new CommandError("The dev session does not start: publishing failed, see above.");
  return (await newestRelease(site))?.remotes ?? {};
}

function named(name: string, remotes: readonly RemotePackage[]): RemotePackage {
  const found = remotes.find((remote) => remote.name === name.replace(/^mfe-/, ""));
  if (found) return found;
  const names = remotes.map((remote) => remote.name).join(", ");
  throw new CommandError(`No remote is called "${name}"; known: ${names}`);
}
