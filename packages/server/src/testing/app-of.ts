import { Hono } from "hono";
import { api } from "../http/api";
import type { Exchange } from "../http/exchange";
import { observe } from "../http/observe";
import type { Route } from "../http/routes";
import { createLog } from "../log";

/** An app of these routes alone, without a database: for tables that only a test has. */
export function appOf(table: readonly Route[]): Hono<Exchange> {
  const app = new Hono<Exchange>();
  app.use(observe({ log: createLog("silent"), trustProxy: 0 }));
  return app.route("/api", api({ table }, { recognise: async () => undefined, once: (_, work) => work() }));
}
