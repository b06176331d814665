import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { StartError } from "../start-error";
import type { Engine, RunSql } from "./engine";

/** One numbered file of SQL. Applied once, never changed, never undone. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const folder = new URL("../../migrations/", import.meta.url);

/** The migrations that come with this build, in order. */
export async function ownMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readSql(new URL(name, folder)) })));
}

/** A checkout on Windows may have turned the line ends; the checksum must not notice. */
const readSql = async (file: URL) => (await readFile(file, "utf8")).replaceAll("\r\n", "\n");

/**
 * Brings a database up to date: each migration in a transaction of its own, so that a stop half-way leaves whole steps.
 * Servers that start together take turns.
 * @throws {StartError} when an applied migration is not the one that comes with this build
 */
export async function migrate(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await engine.scripted((run) => apply(run, migration));
}

const lockNumber = 7_205_600_461;

async function apply(run: RunSql, { name, sql }: Migration): Promise<void> {
  const checksum = createHash("sha256").update(sql).digest("hex");
  await run(`select pg_advisory_xact_lock(${lockNumber})`);
  await run(
    "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null)",
  );
  const [applied] = await run("select checksum from migrations where name = $1", [name]);
  if (applied?.checksum === checksum) return;
  if (applied)
    throw new StartError(
      `The migration ${name} was changed after it was applied to this database; put the file back as it was and add a new one.`,
    );
  await run(sql);
  await run("insert into migrations values ($1, $2, now())", [name, checksum]);
}
