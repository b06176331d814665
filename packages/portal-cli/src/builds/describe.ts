import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LiveRemote, Release } from "@portal/federation/release-schema";
import { CommandError } from "../command";
import { buildPath, type Site } from "../site/site";
import { type FrontEnd, type RemotePackage, versionOf, workspaceRoot } from "../workspace";
import { integrityOf } from "./integrity";

/** The part of Module Federation's manifest that a release is made from. */
interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** Describes a shell's build as a release holds it. */
export async function describeShell(site: Site, shell: FrontEnd, build: string): Promise<Release["shell"]> {
  const base = buildPath("shell", build);
  const files = await integrityOf(join(site.root, base), base);
  return { version: shell.version, build, contract: await contractVersion(), files };
}

/** Describes a remote's build as a release holds it: what to load, and everything that may be loaded. */
export async function describeRemote(site: Site, remote: RemotePackage, build: string): Promise<LiveRemote> {
  const base = buildPath(remote.name, build);
  const folder = join(site.root, base);
  const { metaData, exposes } = await readFederationManifest(folder);
  const exposed = exposes.find(({ path }) => path === "./remote");
  if (!exposed) throw new CommandError(`${remote.name} exposes no ./remote`);
  return {
    version: remote.version,
    build,
    contract: `^${await contractVersion()}`,
    entry: `${base}/${metaData.remoteEntry.name}`,
    preload: exposed.assets.js.sync.map((file) => `${base}/${file}`),
    container: metaData.globalName,
    files: await integrityOf(folder, base),
    mounts: remote.manifest.mounts,
    nav: remote.manifest.nav,
    budget: remote.manifest.budget,
  };
}

async function readFederationManifest(folder: string): Promise<FederationManifest> {
  return JSON.parse(await readFile(join(folder, "mf-manifest.json"), "utf8"));
}

/** The version of what shell and remotes agree on, which is the federation package's. */
export const contractVersion = () => versionOf(join(workspaceRoot, "packages/federation"));
