import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import { openInMemory } from "../database/embedded";
import type { Engine } from "../database/engine";
import { openPostgres } from "../database/postgres";
import { createLog } from "../log";
import { databaseOn } from "./template";

/** A migrated, empty database of one's own; closing it removes it. */
export async function freshDatabase(): Promise<Engine> {
  const template = inject("template");
  if ("dump" in template) return openInMemory(await openAsBlob(template.dump));
  const name = `${template.name}_${randomBytes(4).toString("hex")}`;
  await onServer(template.server, `create database ${name} template ${template.name}`);
  const engine = await openPostgres(databaseOn(template.server, name), createLog("silent"));
  return {
    ...engine,
    async close() {
      await engine.close();
      await onServer(template.server, `drop database ${name}`);
    },
  };
}

let shared: Promise<Engine> | undefined;

/** The one database of this worker, for tests that find and leave it empty. */
export function sharedDatabase(): Promise<Engine> {
  shared ??= freshDatabase();
  return shared;
}

async function onServer(server: string, statement: string): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
