import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Settings } from "../settings";
import { StartError } from "../start-error";
import { openEmbedded } from "./embedded";
import type { Engine } from "./engine";
import { lockFolder } from "./folder-lock";
import { openPostgres } from "./postgres";

/**
 * Opens the database the settings name. The embedded one is locked first: two processes on one folder would corrupt it.
 * @throws {StartError} when the folder is locked or cannot be written, or the server does not answer
 */
export async function openDatabase(settings: Settings, log: Logger): Promise<Engine> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, log);
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true }).catch((cause: Error) => {
    throw new StartError(`The data folder ${dataDir} cannot be made: ${cause.message}.`, { cause });
  });
  const lock = await lockFolder(dataDir);
  try {
    const engine = await openEmbedded(join(dataDir, "database"));
    return { ...engine, close: () => engine.close().finally(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
