import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every script and stylesheet of a build's folder, by its address below `base`, with its sha384. */
export async function integrityOf(folder: string, base: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();
  const hashed = files.map(async (file) => [`${base}/${file}`, sha384(await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(hashed));
}

const sha384 = (content: Buffer) => `sha384-${createHash("sha384").update(content).digest("base64")}`;
