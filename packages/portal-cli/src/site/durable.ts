import { mkdir, open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Moves a finished folder to its final name, where nothing may be yet. A folder cannot be moved onto a full one, so of
 * several movers exactly one succeeds; the others get false. Everything in the folder is on the disk before it is seen.
 */
export async function claimFolder(from: string, to: string): Promise<boolean> {
  await syncTree(from);
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  await sync(dirname(to));
  return true;
}

const isTaken = (error: unknown) =>
  ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? syncTree : sync)(join(folder, entry.name))),
  );
  await sync(folder);
}

/** Waits until a file or folder is on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
