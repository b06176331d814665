import type { Release } from "@portal/federation/release-schema";
import { ensureBuilt } from "../builds/build";
import { describeRemote, describeShell } from "../builds/describe";
import { CommandError } from "../command";
import { type FrontEnd, isRemote } from "../workspace";
import { type Content, commit } from "./commit";
import { newestRelease, type Site } from "./site";

/** Makes the content of a release out of that of its parent. */
type Change = (parent: Content | undefined) => Content;

/**
 * Makes every package live that is not live as it is now: an empty site gets its first release with all of them, any
 * other a release for each. Gives the releases made.
 */
export async function publishAll(site: Site, packages: FrontEnd[], reason?: string): Promise<Release[]> {
  const built = await Promise.all(
    packages.map(async (frontEnd) => ({ frontEnd, build: await ensureBuilt(site, frontEnd) })),
  );
  const newest = await newestRelease(site);
  const pending = built.filter(({ frontEnd, build }) => !isLive(newest, frontEnd, build));
  const changes = await Promise.all(
    pending.map(async ({ frontEnd, build }) => ({
      why: reason ?? `publish ${frontEnd.name}`,
      change: await bringIn(site, frontEnd, build),
    })),
  );
  if (!newest) {
    const first = changes.map(({ change }) => change).reduce(andThen);
    return [await commit(site, reason ?? "first release", first)];
  }
  const releases: Release[] = [];
  for (const { why, change } of changes) releases.push(await commit(site, why, change));
  return releases;
}

const andThen =
  (first: Change, second: Change): Change =>
  (parent) =>
    second(first(parent));

function isLive(release: Release | undefined, { name }: FrontEnd, build: string): boolean {
  return (name === "shell" ? release?.shell : release?.remotes[name])?.build === build;
}

async function bringIn(site: Site, frontEnd: FrontEnd, build: string): Promise<Change> {
  if (!isRemote(frontEnd)) {
    const shell = await describeShell(site, frontEnd, build);
    return (parent) => ({ apiBase: parent?.apiBase ?? "/api", remotes: parent?.remotes ?? {}, shell });
  }
  const remote = await describeRemote(site, frontEnd, build);
  return (parent) => {
    if (!parent) throw new CommandError(`The site is empty; publish the shell before ${frontEnd.name}`);
    const { apiBase, shell, remotes } = parent;
    return { apiBase, shell, remotes: { ...remotes, [frontEnd.name]: remote } };
  };
}
