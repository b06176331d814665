import { AsyncLocalStorage } from "node:async_hooks";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Drizzle on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A database that knows the transaction it is used in: inside `database.transaction(async () => …)` every use of
 * `database`, in whatever store it happens, belongs to that transaction. Stores so compose without handing a
 * transaction around, and the embedded engine, which has one connection, cannot wait for itself.
 */
export function ambient(root: Database): Database {
  const running = new AsyncLocalStorage<Database>();
  return new Proxy(root, {
    get(_, name) {
      const current = running.getStore() ?? root;
      if (name === "transaction")
        return (work: (tx: Database) => Promise<unknown>) =>
          current.transaction((tx) => running.run(tx, () => work(tx)));
      const member: unknown = Reflect.get(current, name);
      return typeof member === "function" ? member.bind(current) : member;
    },
  });
}
