import type { PaymentStats, UserStats } from "@portal/contract";
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { paymentHours, users } from "../database/schema";
import { type Asked, type Period, periodOf } from "./periods";

export type ReportStore = ReturnType<typeof reportStore>;

/** What is counted, and when it happened. */
interface Counted {
  readonly table: PgTable;
  readonly at: Column;
  readonly what: SQL;
  readonly where?: SQL;
}

const isSubscriber = eq(users.is_admin, false);
const subscribers: Counted = { table: users, at: users.created_at, what: sql`count(*)`, where: isSubscriber };
const payments: Counted = { table: paymentHours, at: paymentHours.hour, what: sql`sum(${paymentHours.sum})` };

export function reportStore(database: Database, clock: Clock) {
  /** A figure for every part of the period, zero where nothing happened. */
  const figures = async ({ parts, end }: Period, { table, at, what, where }: Counted) => {
    const starts = parts.map(({ start }) => start.toISOString());
    const found = await database
      .select({
        part: sql<number>`width_bucket(${at}, ${`{${starts}}`}::timestamptz[])`.mapWith(Number),
        figure: sql<number>`${what}`.mapWith(Number),
      })
      .from(table)
      .where(
        and(where, sql`${at} >= ${starts[0]}::timestamptz`, sql`${at} < ${end.toISOString()}::timestamptz`),
      )
      .groupBy(sql`1`);
    const byPart = new Map(found.map(({ part, figure }) => [part, figure]));
    return parts.map(({ label }, index) => ({ label, figure: byPart.get(index + 1) ?? 0 }));
  };

  return {
    async users(asked: Asked): Promise<UserStats> {
      const bars = await figures(periodOf(asked, clock()), subscribers);
      return {
        count: sumOf(bars),
        total: await database.$count(users, isSubscriber),
        datalist: bars.map(({ label, figure }) => ({ label, count: figure })),
      };
    },

    async payments(asked: Asked): Promise<PaymentStats> {
      const bars = await figures(periodOf(asked, clock()), payments);
      const [all] = await database
        .select({ total: sql<number>`coalesce(sum(${paymentHours.sum}), 0)`.mapWith(Number) })
        .from(paymentHours);
      return {
        sum: sumOf(bars),
        total: all?.total ?? 0,
        datalist: bars.map(({ label, figure }) => ({ label, total: figure })),
      };
    },
  };
}

const sumOf = (bars: readonly { figure: number }[]) => bars.reduce((sum, { figure }) => sum + figure, 0);
