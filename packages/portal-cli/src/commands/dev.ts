import { releaseElementId } from "@portal/federation/registry";
import { readSettings, startServer } from "@portal/server";
import { contractVersion } from "../builds/describe";
import { type Command, CommandError } from "../command";
import { devRelease } from "../dev/dev-release";
import { devPath, startRemoteServer, startShellServer } from "../dev/dev-server";
import { runPortal } from "../portal-process";
import { newestRelease, openSite } from "../site/site";
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
    const settings = readSettings({ DEMO: "1", ...process.env });
    const site = await openSite(options.www);
    const stop = stopSignal();

    const rest = remotes.filter((remote) => !fromSource.includes(remote)).map(({ name }) => name);
    if (rest.length > 0 && !(await runPortal(["publish", "shell", ...rest, "--www", site.root], stop)))
      return;
    const published = rest.length > 0 ? (await newestRelease(site))?.remotes : {};
    const release = devRelease(shell, await contractVersion(), fromSource, published ?? {});

    const api = await startServer({ ...settings, port: 0 }, { wwwDir: site.root });
    const servers = await Promise.all(fromSource.map(startRemoteServer));
    const proxied = {
      ...Object.fromEntries(fromSource.map(({ name }, at) => [devPath(name), servers[at]?.port ?? 0])),
      ...Object.fromEntries(rest.map((name) => [`/remotes/${name}`, api.port])),
      "/api": api.port,
    };
    const tag = { id: releaseElementId, json: JSON.stringify(release).replaceAll("<", "\\u003c") };
    const front = await startShellServer(shell, settings.port, tag, proxied);
    console.log(welcome(`http://localhost:${settings.port}`, settings));
    await aborted(stop);
    await front.close();
    await Promise.all([api.close(), ...servers.map((server) => server.close())]);
  },
};

function named(name: string, remotes: readonly RemotePackage[]): RemotePackage {
  const found = remotes.find((remote) => remote.name === name.replace(/^mfe-/, ""));
  if (found) return found;
  throw new CommandError(
    `No remote is called "${name}"; known: ${remotes.map((remote) => remote.name).join(", ")}`,
  );
}
