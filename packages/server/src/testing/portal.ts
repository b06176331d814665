import { getTableName, is, sql, Table } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { type AppParts, createApp } from "../app";
import { authRules } from "../auth/limits";
import { passwordHasher } from "../auth/passwords";
import { sessionStore } from "../auth/sessions";
import { after } from "../clock";
import type { Database } from "../database/database";
import type { Engine } from "../database/engine";
import * as schema from "../database/schema";
import { installationSign, type Sign } from "../database/secret";
import { createLog } from "../log";
import { dispatchTo } from "../sms/dispatch";
import type { Sms } from "../sms/sms";
import { sharedDatabase } from "./database";
import { type Visit, Visitor } from "./visitor";

/** A user as a test needs it; who is not said to be otherwise is an admin with this password. */
interface Person {
  readonly name?: string;
  readonly phone?: string;
  readonly password?: string | null;
  readonly isAdmin?: boolean;
}

export const neema = { phone: "255712000001", password: "karibu-portal-2026" } as const;

const beginning = new Date("2026-03-02T06:30:00.000Z");

/** The server in process on a database that is emptied before each test, with a clock that only tests move. */
export function testPortal() {
  let engine: Engine;
  let sign: Sign;
  let now = beginning;
  let app: ReturnType<typeof createApp>;
  const sent: Sms[] = [];
  const sms = dispatchTo({ deliver: async (message) => void sent.push(message) }, createLog("silent"));
  const logged: string[] = [];
  const hashes = new Map<string, string>();

  const hashOf = async (password: string) => {
    const known = hashes.get(password) ?? (await passwordHasher(authRules.hashing).hash(password));
    hashes.set(password, known);
    return known;
  };

  const portal = {
    sent,
    logged,
    clock: () => now,
    get database(): Database {
      return engine.database;
    },
    pass(durationMs: number) {
      now = after(now, durationMs);
    },
    /** Another app on the same database, as a replica is, or with other parts. */
    replica: (parts: Partial<AppParts> = {}) => createApp({ ...ownParts(), ...parts }),
    /** Somebody at an address of their own, with a browser that keeps cookies. */
    visitor: (visit: Partial<Visit> = {}) => new Visitor({ app, address: "203.0.113.7", ...visit }),

    async person({
      name = "Neema Mushi",
      phone = neema.phone,
      password = neema.password,
      isAdmin = true,
    }: Person = {}) {
      const dates = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const password_hash = password === null ? null : await hashOf(password);
      const [row] = await engine.database
        .insert(schema.users)
        .values({ name, phone_number: phone, password_hash, is_admin: isAdmin, ...dates })
        .returning();
      if (!row) throw new Error("no row");
      return row;
    },

    /** A signed-in admin, without the detour of signing in. */
    async signedIn(person: Person = {}, visit: Partial<Visit> = {}) {
      const { id } = await portal.person(person);
      return portal.visitor({
        ...visit,
        token: await sessionStore(engine.database, portal.clock, authRules.sessions).begin(id),
      });
    },

    /** Every message sent so far, oldest first. */
    async messages(phone?: string) {
      await sms.idle();
      return sent.filter(({ to }) => phone === undefined || to === phone);
    },
    /** The last code sent to a phone. */
    async code(phone: string = neema.phone) {
      return (await portal.messages(phone)).findLast(({ otp }) => otp)?.otp ?? "none was sent";
    },
  };

  const ownParts = (): AppParts => ({
    database: engine.database,
    clock: portal.clock,
    sign,
    sms,
    log: createLog("info", { write: (line) => void logged.push(line) }),
    trustProxy: 0,
  });

  beforeAll(async () => {
    engine = await sharedDatabase();
    sign = await installationSign(engine.database);
  });
  beforeEach(async () => {
    now = beginning;
    await sms.idle();
    sent.length = 0;
    logged.length = 0;
    app = createApp(ownParts());
    await empty(engine.database);
  });
  return portal;
}

async function empty(database: Database): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, Table) && value !== schema.secrets);
  const names = tables.map((table) => getTableName(table as Table)).join(", ");
  await database.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
