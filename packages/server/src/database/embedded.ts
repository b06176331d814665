import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { StartError } from "../start-error";
import { ambient } from "./database";
import type { Engine } from "./engine";

/** The default, 160 MB, would be most of what the whole server may take. */
const sharedBuffers = "32MB";

/**
 * PGlite on a folder, which is made when it is not there. The caller holds the folder's lock.
 * @throws {StartError} when it cannot be made
 */
export async function openEmbedded(folder: string): Promise<Engine> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await createFolder(unfinished);
    await rename(unfinished, folder);
  }
  return embeddedEngine(await PGlite.create(folder, { startParams }));
}

/** PGlite in memory; from a dump it starts in a fraction of the time. */
export async function openInMemory(dump?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const options: PGliteOptions = dump ? { startParams, loadDataDir: dump } : { startParams };
  const client = await PGlite.create(options);
  return { ...embeddedEngine(client), dump: () => client.dumpDataDir("none") };
}

const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`];

function embeddedEngine(client: PGlite): Engine {
  return {
    database: ambient(drizzle(client)),
    scripted: (work) =>
      client.transaction(async (tx) =>
        work(async (text, parameters) => {
          if (parameters) return (await tx.query<Record<string, unknown>>(text, [...parameters])).rows;
          return (await tx.exec(text)).at(-1)?.rows ?? [];
        }),
      ),
    close: () => client.close(),
  };
}

/** Making a folder takes 500 MB that PGlite never gives back, so it is done in a process that ends. */
async function createFolder(folder: string): Promise<void> {
  const pglite = JSON.stringify(import.meta.resolve("@electric-sql/pglite"));
  const make = `import { PGlite } from ${pglite}; await (await PGlite.create(${JSON.stringify(folder)})).close(); process.exit(0)`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", make]).catch((cause) => {
    throw new StartError(`The database in ${folder} could not be made; is the disk full?`, { cause });
  });
}
