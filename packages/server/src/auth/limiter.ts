import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { after, type Clock } from "../clock";
import type { Database } from "../database/database";
import { limitWindows } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { Limit, Rate } from "./limits";

/** One thing that is about to happen: which limit counts it, and for whom. */
export interface Counted {
  readonly limit: Limit;
  readonly subject: string;
}

export type Limiter = ReturnType<typeof limiterOn>;

interface Window extends Rate {
  readonly key: string;
}

/** Counts in the database, so that all replicas count together. */
export function limiterOn(database: Database, clock: Clock) {
  return {
    /**
     * Counts all of these, or none when any is over its limit.
     * @throws {Refusal} too_many, with the time to wait
     */
    async take(...counted: Counted[]): Promise<void> {
      const windows = counted.flatMap(windowsOf).sort((a, b) => (a.key < b.key ? -1 : 1));
      const waitMs = await database.transaction(async () => {
        const now = clock();
        await database
          .insert(limitWindows)
          .values(windows.map(({ key, perMs }) => ({ key, count: 0, resets_at: after(now, perMs) })))
          .onConflictDoNothing();
        const keys = windows.map(({ key }) => key);
        const locked = await database
          .select()
          .from(limitWindows)
          .where(inArray(limitWindows.key, keys))
          .orderBy(asc(limitWindows.key))
          .for("update");
        const rows = new Map(locked.map((row) => [row.key, row]));
        const waits = windows.map(({ key, max }) => {
          const row = rows.get(key);
          return row && row.count >= max ? row.resets_at.getTime() - now.getTime() : 0;
        });
        const longest = Math.max(...waits);
        if (longest > 0) return longest;
        for (const { key, perMs } of windows) {
          const row = rows.get(key);
          const isRunning = row !== undefined && row.resets_at > now;
          await database
            .update(limitWindows)
            .set(isRunning ? { count: row.count + 1 } : { count: 1, resets_at: after(now, perMs) })
            .where(eq(limitWindows.key, key));
        }
        return 0;
      });
      if (waitMs > 0) throw tooMany(waitMs);
    },

    /** Takes back what turned out to be legitimate. */
    async giveBack(...counted: Counted[]): Promise<void> {
      const keys = counted.flatMap(windowsOf).map(({ key }) => key);
      await database
        .update(limitWindows)
        .set({ count: sql`greatest(${limitWindows.count} - 1, 0)` })
        .where(and(inArray(limitWindows.key, keys), gt(limitWindows.resets_at, clock())));
    },
  };
}

const windowsOf = ({ limit, subject }: Counted): Window[] =>
  limit.rates.map((rate) => ({ ...rate, key: `${limit.name}/${rate.perMs / 1000}s/${subject}` }));

function tooMany(waitMs: number): Refusal {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return new Refusal("too_many", `Too many tries. Wait ${inWords(retryAfterSeconds)}, then try again.`, {
    retryAfterSeconds,
  });
}

function inWords(wait: number): string {
  const [count, unit] =
    wait < 60
      ? [wait, "second"]
      : wait < 3600
        ? [Math.ceil(wait / 60), "minute"]
        : [Math.ceil(wait / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
