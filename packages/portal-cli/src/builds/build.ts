import { access, rm } from "node:fs/promises";
import { join } from "node:path";
import { compressFolder } from "../site/compress";
import { claimFolder } from "../site/durable";
import { buildPath, incomingFolder, type Site } from "../site/site";
import type { FrontEnd } from "../workspace";
import { buildId } from "./build-id";
import { rsbuildInto } from "./rsbuild";

/** What the bundler writes and nobody's browser needs. */
const unpublished = ["mf-stats.json"];

/**
 * Makes sure that the build of a package as it is now lies in the site, and gives the build's name. What is there is
 * never built again. Nothing is live by that: a release has to name it.
 */
export async function ensureBuilt(site: Site, frontEnd: FrontEnd): Promise<string> {
  const build = await buildId(frontEnd);
  const folder = join(site.root, buildPath(frontEnd.name, build));
  if (await exists(folder)) return build;
  const incoming = await incomingFolder(site);
  try {
    await rsbuildInto(incoming, frontEnd, build);
    const wasEdited = (await buildId(frontEnd)) !== build;
    if (wasEdited) return await ensureBuilt(site, frontEnd);
    await Promise.all(unpublished.map((file) => rm(join(incoming, file), { force: true })));
    await compressFolder(incoming);
    await claimFolder(incoming, folder);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return build;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
