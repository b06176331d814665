import { and, eq, gt, sql } from "drizzle-orm";
import { after, type Clock, hours } from "../clock";
import type { Database } from "../database/database";
import { knownAddresses, users } from "../database/schema";

export type Accounts = ReturnType<typeof accountStore>;

export const rememberedMs = hours(24 * 90);

/** What signing in knows about users. */
export function accountStore(database: Database, clock: Clock) {
  return {
    async byPhone(phone: string) {
      const [account] = await database.select().from(users).where(eq(users.phone_number, phone));
      return account;
    },

    async byId(id: number) {
      const [account] = await database.select().from(users).where(eq(users.id, id));
      return account;
    },

    async setPassword(id: number, password_hash: string): Promise<void> {
      const updated_at = clock().toISOString();
      await database.update(users).set({ password_hash, updated_at }).where(eq(users.id, id));
    },

    /** Whether the owner of this phone has signed in from this address in the last 90 days. */
    async isKnownAt(phone: string, address: string): Promise<boolean> {
      const [known] = await database
        .select({ one: sql`1` })
        .from(knownAddresses)
        .innerJoin(users, eq(users.id, knownAddresses.user_id))
        .where(
          and(
            eq(users.phone_number, phone),
            eq(knownAddresses.address, address),
            gt(knownAddresses.seen_at, after(clock(), -rememberedMs)),
          ),
        );
      return known !== undefined;
    },

    async rememberAddress(user_id: number, address: string): Promise<void> {
      const seen_at = clock();
      await database
        .insert(knownAddresses)
        .values({ user_id, address, seen_at })
        .onConflictDoUpdate({ target: [knownAddresses.user_id, knownAddresses.address], set: { seen_at } });
    },
  };
}
