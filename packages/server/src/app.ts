import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Logger } from "pino";
import { accountStore } from "./auth/accounts";
import { codeStore } from "./auth/codes";
import { limiterOn } from "./auth/limiter";
import { type AuthRules, authRules } from "./auth/limits";
import { passwordHasher } from "./auth/passwords";
import { authRoutes } from "./auth/routes";
import { sessionStore } from "./auth/sessions";
import { categoryRoutes } from "./categories/routes";
import { categoryStore } from "./categories/store";
import type { Clock } from "./clock";
import type { Database } from "./database/database";
import type { Sign } from "./database/secret";
import { api } from "./http/api";
import type { Exchange } from "./http/exchange";
import { defaultHeaders } from "./http/headers";
import { onceFor } from "./http/idempotency";
import { observe } from "./http/observe";
import { refused } from "./http/refused";
import { logoStore, sendLogo } from "./operators/logos";
import { operatorRoutes } from "./operators/routes";
import { operatorStore } from "./operators/store";
import { planRoutes } from "./plans/routes";
import { planStore } from "./plans/store";
import { reportRoutes } from "./reports/routes";
import { reportStore } from "./reports/store";
import { site } from "./site/site";
import type { SmsDispatch } from "./sms/dispatch";
import { songRoutes } from "./songs/routes";
import { songStore } from "./songs/store";
import { transactionRoutes } from "./transactions/routes";
import { transactionStore } from "./transactions/store";
import { userRoutes } from "./users/routes";
import { userStore } from "./users/store";

/** What the app stands on. Tests hand in their own. */
export interface AppParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sign: Sign;
  readonly sms: SmsDispatch;
  readonly log: Logger;
  readonly trustProxy: number;
  readonly rules?: AuthRules;
  /** The published site; without it only the API answers. */
  readonly wwwDir?: string | undefined;
  /** False once the server is told to stop. */
  readonly isReady?: () => boolean;
}

/** The whole server but the socket: call it in process with `app.request()`. */
export function createApp(parts: AppParts): Hono<Exchange> {
  const { database, clock, sign, sms, log, trustProxy, wwwDir } = parts;
  const { isReady = () => true, rules = authRules } = parts;
  const limiter = limiterOn(database, clock);
  const sessions = sessionStore(database, clock, rules.sessions);
  const codes = codeStore({ database, clock, sign, limiter, rules });
  const passwords = passwordHasher(rules.hashing);
  const logos = logoStore(database, clock);
  const resources = {
    auth: authRoutes({
      database,
      accounts: accountStore(database, clock),
      codes,
      limiter,
      limits: rules.limits,
      passwords,
      sessions,
      sms,
    }),
    categories: categoryRoutes(categoryStore(database, clock)),
    songs: songRoutes(songStore(database, clock)),
    transactions: transactionRoutes(transactionStore(database)),
    reports: reportRoutes(reportStore(database, clock)),
    operators: operatorRoutes(operatorStore(database, clock), logos),
    plans: planRoutes(planStore(database, clock)),
    users: userRoutes({ database, store: userStore(database, clock), codes, passwords, sessions }),
  };

  const app = new Hono<Exchange>();
  app.use(observe({ log, trustProxy }), defaultHeaders);
  app.get("/healthz", (context) => context.json({ status: "up" }));
  app.get("/readyz", async (context) => {
    if (!isReady()) return context.json({ status: "stopping" }, 503);
    await database.execute(sql`select 1`);
    return context.json({ status: "ready" });
  });
  app.get("/api/logos/:file", sendLogo(logos));
  app.route("/api", api(resources, { recognise: sessions.recognise, once: onceFor(database, clock) }));
  if (wwwDir) app.route("/", site(wwwDir));
  app.notFound((context) => context.text("Not found\n", 404));
  app.onError(refused);
  return app;
}
