import type { Logger } from "pino";
import { type AppParts, createApp } from "./app";
import { migrate, ownMigrations } from "./database/migrations";
import { openDatabase } from "./database/open";
import { installationSign } from "./database/secret";
import { seedDemo } from "./demo";
import { keepHouse } from "./housekeeping";
import { listen } from "./listen";
import { createLog } from "./log";
import type { Settings } from "./settings";
import { dispatchTo } from "./sms/dispatch";
import { outbox } from "./sms/outbox";
import { StartError } from "./start-error";

export interface StartOptions {
  /** The published site to serve; without it only the API answers. */
  readonly wwwDir?: string;
  readonly log?: Logger;
}

/** A server that accepts requests. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops accepting, lets running requests end (at most 10 s), closes the database and frees its folder. */
  close(): Promise<void>;
}

const clock = () => new Date();

/**
 * Starts the server: locks the data folder, migrates, seeds a demo when asked to, and listens.
 * @throws {StartError} for everything a person can put right
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  if (settings.demo && settings.isProduction)
    throw new StartError(
      "DEMO=1 makes an account with a public password, so it is refused when NODE_ENV=production.",
    );
  const log = options.log ?? createLog(settings.logLevel);
  const engine = await openDatabase(settings, log);
  try {
    const { database } = engine;
    await migrate(engine, await ownMigrations());
    if (settings.demo) await seedDemo(database, clock);
    let isStopping = false;
    const sms = dispatchTo(outbox(settings.dataDir, clock), log);
    const parts: AppParts = {
      database,
      clock,
      sign: await installationSign(database),
      sms,
      log,
      trustProxy: settings.trustProxy,
      wwwDir: options.wwwDir,
      isReady: () => !isStopping,
    };
    const listening = await listen(createApp(parts), settings.port);
    const stopHousekeeping = keepHouse(database, clock, log);
    log.info({ port: listening.port }, "listening");

    const stop = async () => {
      isStopping = true;
      stopHousekeeping();
      await listening.drain();
      await sms.idle();
      await engine.close();
      log.info("stopped");
    };
    let stopped: Promise<void> | undefined;
    return {
      url: `http://localhost:${listening.port}`,
      port: listening.port,
      close: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
