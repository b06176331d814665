import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, readlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseRelease, type Release } from "@portal/federation/release-schema";
import { CommandError } from "../command";
import { workspaceRoot } from "../workspace";

/** The folder that a web server serves: releases, and the builds they are made of. */
export interface Site {
  readonly root: string;
}

/** Opens the site in a folder, by default `www` of the workspace; what is missing of it is made. */
export async function openSite(root = join(workspaceRoot, "www")): Promise<Site> {
  const site = { root: resolve(root) };
  await mkdir(join(site.root, "releases"), { recursive: true });
  await mkdir(join(site.root, ".incoming"), { recursive: true });
  return site;
}

/** The address below the site's root of a build's folder, and with `site.root` before it the folder itself. */
export const buildPath = (name: string, build: string) =>
  name === "shell" ? `/shell/${build}` : `/remotes/${name}/${build}`;

export const releaseFolder = (site: Site, release: number) => join(site.root, "releases", String(release));

/** A new empty folder on the site's own disk, to be filled and then moved to where it is served. */
export async function incomingFolder(site: Site): Promise<string> {
  const folder = join(site.root, ".incoming", randomUUID());
  await mkdir(folder);
  return folder;
}

/** The release that was published last; the next one builds on it. */
export async function newestRelease(site: Site): Promise<Release | undefined> {
  const newest = await newestNumber(site);
  return newest === undefined ? undefined : readRelease(site, newest);
}

export async function newestNumber(site: Site): Promise<number | undefined> {
  const numbers = (await readdir(join(site.root, "releases")))
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** The number of the release that visitors get, if there is one yet. */
export async function servedNumber(site: Site): Promise<number | undefined> {
  try {
    return Number(basename(await readlink(join(site.root, "current"))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Reads a release. Throws `CommandError` when its file is missing or is not that release. */
export async function readRelease(site: Site, release: number): Promise<Release> {
  const file = join(releaseFolder(site, release), "registry.json");
  try {
    const read = parseRelease(await readFile(file, "utf8"));
    if (read.release !== release) throw new Error(`it is release ${read.release}`);
    return read;
  } catch (cause) {
    throw new CommandError(`Release ${release} cannot be read from ${file}: ${(cause as Error).message}`, {
      cause,
    });
  }
}
