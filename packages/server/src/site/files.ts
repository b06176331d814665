import { lstat, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** The kinds of file that are served. Any other, a source map or a stray archive, is not found. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** A file as it goes out: its own bytes or its compressed sibling's. */
export interface ServedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly encoding: string | undefined;
}

/** Names that builds give their files. Nothing here can climb, hide behind a dot or be decoded into something else. */
const plainSegment = /^[\w@+-][\w@+.-]*$/;

/** The file a URL path names below a folder; undefined when there is none that may be served. */
export async function findFile(
  root: string,
  urlPath: string,
  accepted: string,
): Promise<ServedFile | undefined> {
  const segments = urlPath.slice(1).split("/");
  const type = types[extname(urlPath).toLowerCase()];
  if (!type || !segments.every((segment) => plainSegment.test(segment))) return undefined;
  const path = join(root, ...segments);
  for (const { name, suffix } of encodings) {
    if (!accepts(accepted, name)) continue;
    const bytes = await readRegular(path + suffix);
    if (bytes) return { bytes, type, encoding: name };
  }
  const bytes = await readRegular(path);
  return bytes && { bytes, type, encoding: undefined };
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((entry) => {
    const [name, quality] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

async function readRegular(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await lstat(path)).isFile() ? Uint8Array.from(await readFile(path)) : undefined;
  } catch {
    return undefined;
  }
}
