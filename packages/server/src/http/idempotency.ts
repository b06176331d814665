import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { after, type Clock, hours } from "../clock";
import type { Database } from "../database/database";
import { idempotencyKeys } from "../database/schema";
import { Refusal } from "./refusal";

/** A create that its caller may send again. */
interface Repeatable {
  readonly userId: number;
  readonly key: string;
  /** What is asked for, in short: the same key must not be used for anything else. */
  readonly request: string;
}

/** Does the work the first time a key is seen, and answers as that time whenever it is seen again. */
export type Once = (repeatable: Repeatable, work: () => Promise<unknown>) => Promise<unknown>;

export const keptMs = hours(24);

/**
 * Claim, work and answer share one transaction: a second request waits at the claim until the first has ended, and a
 * refused or crashed first leaves nothing behind.
 */
export function onceFor(database: Database, clock: Clock): Once {
  return ({ userId, key, request }, work) => {
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      throw new Refusal("malformed", "Idempotency-Key must be 1 to 200 visible characters.");
    const record = and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));

    return database.transaction(async () => {
      await database
        .delete(idempotencyKeys)
        .where(and(record, lt(idempotencyKeys.created_at, after(clock(), -keptMs))));
      const [claimed] = await database
        .insert(idempotencyKeys)
        .values({ user_id: userId, key, request, created_at: clock() })
        .onConflictDoNothing()
        .returning();
      if (claimed) {
        const reply = await work();
        await database.update(idempotencyKeys).set({ reply }).where(record);
        return reply;
      }
      const [earlier] = await database.select().from(idempotencyKeys).where(record);
      if (earlier?.request === request) return earlier.reply;
      throw new Refusal("invalid", "This Idempotency-Key was used for another request.");
    });
  };
}

/**
 * A short form of what a request asks for. Files count by their content; passwords do not count, because a hash this
 * quick would give them away to whoever reads the database.
 */
export async function fingerprint(path: string, received: unknown): Promise<string> {
  const hash = createHash("sha256").update(path);
  const files: File[] = [];
  hash.update(
    JSON.stringify(received, (name, value) => {
      if (name === "password") return undefined;
      if (!(value instanceof File)) return value;
      return `file ${files.push(value)}`;
    }),
  );
  for (const file of files) hash.update(new Uint8Array(await file.arrayBuffer()));
  return hash.digest("base64url");
}
