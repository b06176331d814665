import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database";
import type { Engine } from "./engine";
import { migrate, ownMigrations } from "./migrations";
import * as schema from "./schema";

async function onFresh(work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await freshDatabase();
  try {
    await work(engine);
  } finally {
    await engine.close();
  }
}

const rows = (engine: Engine, sql: string) => engine.scripted((run) => run(sql));
const first = { name: "9001-first.sql", sql: "create table first (id int); insert into first values (1);" };
const broken = {
  name: "9002-broken.sql",
  sql: "create table second (id int); insert into nowhere values (1);",
};

test("migrations run once, in order, however often the server starts", () =>
  onFresh(async (engine) => {
    const own = await ownMigrations();
    await migrate(engine, [...own, first]);
    await migrate(engine, [...own, first]);
    expect(await rows(engine, "select * from first")).toEqual([{ id: 1 }]);
    const applied = await rows(engine, "select name from migrations order by name");
    expect(applied.map(({ name }) => name)).toEqual([...own.map(({ name }) => name), first.name]);
  }));

test("a migration that fails leaves nothing of itself, and runs when it is put right", () =>
  onFresh(async (engine) => {
    await expect(migrate(engine, [first, broken])).rejects.toThrow("nowhere");
    expect(
      await rows(engine, "select to_regclass('first') as first, to_regclass('second') as second"),
    ).toEqual([{ first: "first", second: null }]);
    await migrate(engine, [first, { ...broken, sql: "create table second (id int);" }]);
    expect(await rows(engine, "select * from second")).toEqual([]);
  }));

test("a migration that was changed after it was applied stops the start with one sentence", () =>
  onFresh(async (engine) => {
    await migrate(engine, [first]);
    await expect(migrate(engine, [{ ...first, sql: `${first.sql} -- better` }])).rejects.toThrow(
      "The migration 9001-first.sql was changed after it was applied to this database; put the file back as it was and add a new one.",
    );
  }));

test("servers that start together apply each migration once", () =>
  onFresh(async (engine) => {
    await Promise.all([migrate(engine, [first]), migrate(engine, [first]), migrate(engine, [first])]);
    expect(await rows(engine, "select * from first")).toEqual([{ id: 1 }]);
  }));

test("the schema that queries are written against is the one that migrations make", () =>
  onFresh(async (engine) => {
    const found = await rows(
      engine,
      `select table_name as "table", column_name as "column", data_type as type, is_nullable = 'NO' as "notNull"
         from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
    );
    const written = Object.values(schema)
      .filter((value) => is(value, Table))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => ({
          table: getTableName(table),
          column: column.name,
          type: column.getSQLType(),
          notNull: column.notNull,
        })),
      );
    const byName = (a: { table?: unknown; column?: unknown }, b: { table?: unknown; column?: unknown }) =>
      `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);
    expect(found.sort(byName)).toEqual(written.sort(byName));
  }));
