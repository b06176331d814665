import {
  type AddUserInput,
  type users as endpoints,
  phoneAsTyped,
  type Received,
  type User,
} from "@portal/contract";
import { and, asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { onDays } from "../database/days";
import { uniquely } from "../database/faults";
import { pageOf } from "../database/paging";
import { users } from "../database/schema";
import { beginsWith, contains } from "../database/search";
import type { Page } from "../http/page";
import { notFound, Refusal } from "../http/refusal";
import { refuseIfPaid } from "../transactions/paid-for";

export type UserStore = ReturnType<typeof userStore>;

type ListQuery = Received<typeof endpoints.clients>["query"];

/** What is written of a user; the password only ever as a hash. */
type Written = Omit<AddUserInput, "password" | "phone_number"> & {
  readonly phone_number: string | null;
  readonly password_hash: string;
};
type Changes = { readonly [Field in keyof Written]?: Written[Field] | undefined };

const { password_hash: _, ...shown } = getTableColumns(users);

const orders = {
  name: { by: sql`lower(${users.name})`, kind: "text" },
  created_at: { by: users.created_at, kind: "moment" },
} as const;

/** Staff and subscribers. No hash of a password ever leaves here. */
export function userStore(database: Database, clock: Clock) {
  return {
    page({ q, from, to, ...asked }: ListQuery, kind: { readonly is_admin: boolean }): Promise<Page<User>> {
      const filter = and(
        eq(users.is_admin, kind.is_admin),
        onDays(users.created_at, { from, to }),
        q ? userMatches(q) : undefined,
      );
      return pageOf(asked, {
        id: users.id,
        orders,
        usual: "-created_at",
        count: () => database.$count(users, filter),
        select: ({ after, orderBy, key, limit, offset }) =>
          database
            .select({ ...shown, sort_key: key })
            .from(users)
            .where(and(filter, after))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
      });
    },

    async find(id: number) {
      const [user] = await database.select(shown).from(users).where(eq(users.id, id));
      if (!user) throw notFound("User");
      return user;
    },

    add(user: Written): Promise<User> {
      const now = clock().toISOString();
      const insert = database.insert(users).values({ ...user, created_at: now, updated_at: now });
      return uniquely(insert.returning(shown), taken);
    },

    /**
     * The user and every admin, locked until the transaction ends: who may do what to whom then stays as it is.
     * All admins in one order, so that two who remove each other wait and do not deadlock.
     * @throws {Refusal} unauthenticated, when the caller is no admin any more
     */
    async locked(id: number, callerId: number) {
      const admins = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(users.is_admin, true))
        .orderBy(asc(users.id))
        .for("no key update");
      if (!admins.some((admin) => admin.id === callerId))
        throw new Refusal("unauthenticated", "Your session has ended. Sign in again.");
      const [user] = await database.select(shown).from(users).where(eq(users.id, id)).for("update");
      if (!user) throw notFound("User");
      return user;
    },

    change(id: number, changes: Changes): Promise<User> {
      const update = database.update(users).set({ ...changes, updated_at: clock().toISOString() });
      return uniquely(update.where(eq(users.id, id)).returning(shown), taken);
    },

    async remove(id: number): Promise<void> {
      await refuseIfPaid(database, "user", id);
      await database.delete(users).where(eq(users.id, id));
    },
  };
}

/** A phone is found in any form that people write it in, and by any digits of it. */
export function userMatches(term: string): SQL | undefined {
  const digits = phoneAsTyped(term);
  const phone = or(
    contains(users.phone_number, digits),
    beginsWith(users.phone_number, digits.replace(/^0/, "255")),
  );
  return or(
    contains(users.name, term),
    contains(users.email, term),
    /^\d{3,}$/.test(digits) ? phone : undefined,
  );
}

const taken = {
  users_phone_number_key: new Refusal("conflict", "There is already a user with this phone number.", {
    errors: { phone_number: "Already in use" },
  }),
  users_email_key: new Refusal("conflict", "There is already a user with this email address.", {
    errors: { email: "Already in use" },
  }),
};
