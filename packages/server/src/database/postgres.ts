import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { seconds } from "../clock";
import { StartError } from "../start-error";
import { ambient } from "./database";
import type { Engine } from "./engine";

/** @throws {StartError} when the server does not answer */
export async function openPostgres(url: string, log: Logger): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: seconds(2),
    statement_timeout: seconds(5),
    idle_in_transaction_session_timeout: seconds(10),
    application_name: "portal",
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  await pool.query("select 1").catch(async (cause: NodeJS.ErrnoException) => {
    await pool.end();
    const reason = cause.message || cause.code;
    throw new StartError(`The database at ${withoutSecret(url)} does not answer: ${reason}.`, { cause });
  });
  return {
    database: ambient(drizzle(pool)),
    scripted: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("begin; set local statement_timeout = 0");
        const result = await work(async (text, parameters) => {
          const answers = await client.query(text, parameters ? [...parameters] : undefined);
          return [answers].flat().at(-1)?.rows ?? [];
        });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function withoutSecret(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
