import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type FrontEnd, workspaceRoot } from "../workspace";

/**
 * Names a build by everything that goes into it: the package's files and those of every workspace package below it,
 * the lockfile, the compiler's settings and Node's major version. Equal inputs give an equal name, on every machine.
 */
export async function buildId({ folder }: Pick<FrontEnd, "folder">, root = workspaceRoot): Promise<string> {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const file of ["pnpm-lock.yaml", "tsconfig.base.json"]) hash.update(await readFile(join(root, file)));
  for (const input of [...(await withDependencies(folder))].sort()) await hashFolder(hash, input, root);
  return hash.digest("hex").slice(0, 12);
}

async function withDependencies(folder: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(folder)) return known;
  known.add(folder);
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  for (const [name, version] of Object.entries<string>(dependencies)) {
    if (!version.startsWith("workspace:")) continue;
    await withDependencies(await realpath(join(folder, "node_modules", name)), known);
  }
  return known;
}

async function hashFolder(hash: ReturnType<typeof createHash>, folder: string, root: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !isAside(entry.name)) await hashFolder(hash, path, root);
    if (!entry.isFile() || isAside(entry.name)) continue;
    const content = await readFile(path);
    hash.update(`${path.slice(root.length)} ${content.length}\n`).update(content);
  }
}

/** What lies in a package's folder but does not go into its build. */
function isAside(name: string): boolean {
  return name.startsWith(".") || ["node_modules", "dist"].includes(name) || /\.test\.tsx?$/.test(name);
}
