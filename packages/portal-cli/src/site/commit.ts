import { randomUUID } from "node:crypto";
import { readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Release } from "@portal/federation/release-schema";
import { compressFolder } from "./compress";
import { claimFolder, sync } from "./durable";
import { renderPage } from "./page";
import {
  buildPath,
  incomingFolder,
  newestNumber,
  newestRelease,
  releaseFolder,
  type Site,
  servedNumber,
} from "./site";

/** What a release is made of, before it has a number. */
export type Content = Pick<Release, "apiBase" | "shell" | "remotes">;

/**
 * Publishes one more release: `change` gets the newest one and gives what comes after it. When another publisher was
 * faster, `change` is asked again with that release, after a random wait that sorts many publishers out; so no
 * publication undoes another. A crash at any moment
 * leaves either the old release served, or a new one complete.
 */
export async function commit(
  site: Site,
  reason: string,
  change: (parent: Release | undefined) => Content,
): Promise<Release> {
  for (let lost = 0; ; lost += 1) {
    await setTimeout(Math.random() * lost * 50);
    const parent = await newestRelease(site);
    const release = Release.parse({
      schema: 1,
      release: (parent?.release ?? 0) + 1,
      parent: parent?.release ?? null,
      by: userInfo().username,
      at: new Date().toISOString(),
      reason,
      ...change(parent),
    });
    const incoming = await writeRelease(site, release);
    if (await claimFolder(incoming, releaseFolder(site, release.release))) {
      await serveNewest(site);
      return release;
    }
    await rm(incoming, { recursive: true });
  }
}

async function writeRelease(site: Site, release: Release): Promise<string> {
  const folder = await incomingFolder(site);
  const base = buildPath("shell", release.shell.build);
  const template = await readFile(join(site.root, base, "index.html"), "utf8");
  await writeFile(join(folder, "registry.json"), JSON.stringify(release));
  await writeFile(join(folder, "index.html"), renderPage(template, base, release));
  await compressFolder(folder);
  return folder;
}

/**
 * Points `current` at the newest release. It looks again after pointing: a publisher that was held up between its
 * release and its pointer must not leave an older one served.
 */
async function serveNewest(site: Site): Promise<void> {
  for (;;) {
    const newest = await newestNumber(site);
    if (newest === undefined || newest === (await servedNumber(site))) return;
    const pointer = join(site.root, ".incoming", randomUUID());
    await symlink(join("releases", String(newest)), pointer, "dir");
    await rename(pointer, join(site.root, "current"));
    await sync(site.root);
  }
}
