import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openInMemory } from "../database/embedded";
import { migrate, ownMigrations } from "../database/migrations";
import { openPostgres } from "../database/postgres";
import { createLog } from "../log";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database to start every test file from: a dump, or a PostgreSQL server and the template's name. */
    template: { readonly dump: string } | { readonly server: string; readonly name: string };
  }
}

/** Migrates once for all test files. `TEST_DATABASE_URL` runs them on that PostgreSQL server instead of PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onPostgres(project, server) : inMemory(project);
}

async function inMemory(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "portal-test-"));
  const dump = join(folder, "template.tar");
  const engine = await openInMemory();
  await migrate(engine, await ownMigrations());
  await writeFile(dump, Buffer.from(await (await engine.dump()).arrayBuffer()));
  await engine.close();
  project.provide("template", { dump });
  return () => rm(folder, { recursive: true });
}

async function onPostgres(project: TestProject, server: string) {
  const name = `portal_test_${process.pid}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const engine = await openPostgres(databaseOn(server, name), createLog("silent"));
  await migrate(engine, await ownMigrations());
  await engine.close();
  project.provide("template", { server, name });
  return async () => {
    const { rows } = await admin.query(`select datname from pg_database where datname like '${name}%'`);
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
  };
}

/** The address of another database on the same server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
