import { access, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { RemoteManifest } from "@portal/federation/release-schema";
import { CommandError } from "./command";

/** The folder that holds the shell, the remotes and `packages`. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), "../../..");

/** A package that is built for the browser and published: the shell or a remote. */
export interface FrontEnd {
  /** `shell`, or the remote's name. */
  readonly name: string;
  readonly folder: string;
  readonly version: string;
}

/** A remote's package, with what the remote says of itself in `portal.json`. */
export interface RemotePackage extends FrontEnd {
  readonly manifest: RemoteManifest;
}

export const isRemote = (frontEnd: FrontEnd): frontEnd is RemotePackage => "manifest" in frontEnd;

/** The shell, then every remote: the folders of the workspace that hold a `portal.json`. */
export async function frontEnds(root = workspaceRoot): Promise<FrontEnd[]> {
  const folders = (await readdir(root)).filter((name) => !name.startsWith(".")).sort();
  const remotes = await Promise.all(folders.map((folder) => readRemote(join(root, folder))));
  return [await readShell(join(root, "shell")), ...remotes.filter((remote) => remote !== undefined)];
}

/** The front-end package of that name. Throws `CommandError` with the known names when there is none. */
export async function frontEnd(name: string, root = workspaceRoot): Promise<FrontEnd> {
  const known = await frontEnds(root);
  const found = known.find((one) => one.name === name.replace(/^mfe-/, ""));
  if (found) return found;
  const names = known.map((one) => one.name).join(", ");
  throw new CommandError(`No package to publish is called "${name}"; known: ${names}`);
}

async function readShell(folder: string): Promise<FrontEnd> {
  return { name: "shell", folder, version: await versionOf(folder) };
}

async function readRemote(folder: string): Promise<RemotePackage | undefined> {
  const file = join(folder, "portal.json");
  const isRemote = await access(file).then(
    () => true,
    () => false,
  );
  if (!isRemote) return undefined;
  const manifest = RemoteManifest.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!manifest.success)
    throw new CommandError(`${file} does not describe a remote: ${manifest.error.message}`);
  return { name: manifest.data.name, folder, version: await versionOf(folder), manifest: manifest.data };
}

/** The version in a folder's package.json. */
export async function versionOf(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return version;
}
