import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LiveRemote } from "@portal/federation/release-schema";
import type { Content } from "./commit";
import { openSite, type Site } from "./site";

const integrity = `sha384-${"A".repeat(64)}`;
const page = `<!doctype html><html><head><title>Portal</title>
<script defer src="static/index.js"></script></head><body></body></html>`;

/** A site in a folder of its own, with one shell build and no release. */
export async function testSite(): Promise<Site> {
  const site = await openSite(await mkdtemp(join(tmpdir(), "portal-site-")));
  const folder = join(site.root, "shell/00000001");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
  return site;
}

/** The content of a first release: the shell alone. */
export const shellAlone: Content = {
  apiBase: "/api",
  shell: {
    version: "1.0.0",
    build: "00000001",
    contract: "1.0.0",
    files: { "/shell/00000001/static/index.js": integrity },
  },
  remotes: {},
};

/** What a release gives when a remote of that name comes to it. */
export function withRemote(name: string, parent: Content = shellAlone): Content {
  const entry = `/remotes/${name}/00000002/remoteEntry.js`;
  const remote: LiveRemote = {
    version: "1.0.0",
    build: "00000002",
    contract: "^1.0.0",
    entry,
    preload: [],
    container: `${name}_00000002`,
    files: { [entry]: integrity },
    mounts: [`/dashboard/${name}/*`],
    nav: [],
    budget: { entryKB: 1, routeKB: 1, loadMs: 1, mountMs: 1 },
  };
  return { apiBase: parent.apiBase, shell: parent.shell, remotes: { ...parent.remotes, [name]: remote } };
}
