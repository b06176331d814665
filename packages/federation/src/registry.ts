import type { LiveRemote, NavEntry, Release } from "./release-schema";

export type { LiveRemote, NavEntry, Release, RemoteBuild, RemoteManifest } from "./release-schema";

/** The id of the data block in index.html that holds the release. */
export const releaseElementId = "portal-release";

/**
 * Reads the release that came with the page. Its schema was checked when it was published and came with the very page
 * that runs; what is checked here is that this page can read it. Files it names run only with the integrity it lists.
 */
export function readRelease(text: string): Release {
  const release: Release = JSON.parse(text);
  if (release?.schema !== 1 || !release.remotes)
    throw new Error("This page carries no release that it can read");
  return release;
}

/** The name of the remote that is mounted at a path: the longest mount that matches it by whole segments. */
export function remoteAt(remotes: Readonly<Record<string, Pick<LiveRemote, "mounts">>>, pathname: string) {
  const path = pathname.replace(/\/+$/, "") || "/";
  const matching = Object.entries(remotes).flatMap(([name, { mounts }]) =>
    mounts.filter((mount) => isBelow(path, mount)).map((mount) => ({ name, length: mount.length })),
  );
  return matching.sort((a, b) => b.length - a.length)[0]?.name;
}

function isBelow(path: string, mount: string): boolean {
  if (!mount.endsWith("/*")) return path === mount;
  const base = mount.slice(0, -2);
  return path === base || path.startsWith(`${base}/`);
}

/** The sidebar of a set of remotes: entries in order, groups of the same id joined. */
export function navigationOf(remotes: Readonly<Record<string, Pick<LiveRemote, "nav">>>): NavEntry[] {
  const byId = new Map<string, NavEntry>();
  for (const entry of Object.values(remotes).flatMap((remote) => remote.nav)) {
    const known = byId.get(entry.id);
    byId.set(entry.id, known ? { ...known, items: [...(known.items ?? []), ...(entry.items ?? [])] } : entry);
  }
  return [...byId.values()].sort((a, b) => a.order - b.order);
}
