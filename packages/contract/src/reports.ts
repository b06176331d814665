import * as z from "zod/mini";
import type { Endpoints } from "./endpoint";
import { Day } from "./paging";
import { Amount } from "./plans";

/** The periods of the dashboard, and a span of one's own. */
export const durations = ["daily", "weekly", "monthly", "yearly", "custom"] as const;

const longestSpanMs = 10 * 366 * 24 * 60 * 60 * 1000;

/** A period in East Africa Time; `custom` needs both days, and includes them. */
const Period = z
  .object({
    duration: z._default(z.enum(durations), "daily"),
    start_date: z.optional(Day),
    end_date: z.optional(Day),
  })
  .check(
    z.refine(({ duration, start_date, end_date }) => duration !== "custom" || (start_date && end_date), {
      path: ["start_date"],
      error: "A span of days needs both its first and its last day",
    }),
    z.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
      path: ["end_date"],
      error: "The last day lies before the first",
    }),
    z.refine(
      ({ start_date, end_date }) =>
        !start_date || !end_date || Date.parse(end_date) - Date.parse(start_date) <= longestSpanMs,
      { path: ["end_date"], error: "At most ten years" },
    ),
  );

/** New subscribers of a period, part by part with no part left out, and all there are. */
export const UserStats = z.object({
  count: z.number(),
  total: z.number(),
  datalist: z.array(z.object({ label: z.string(), count: z.number() })),
});
export type UserStats = z.infer<typeof UserStats>;

/** Completed payments of a period, part by part with no part left out, and of all time. */
export const PaymentStats = z.object({
  sum: Amount,
  total: Amount,
  datalist: z.array(z.object({ label: z.string(), total: Amount })),
});
export type PaymentStats = z.infer<typeof PaymentStats>;

/** The figures of the dashboard. */
export const reports = {
  userStats: {
    method: "GET",
    path: "/reports/user-stats",
    summary: "Subscribers of a period",
    query: Period,
    reply: UserStats,
    refuses: ["invalid"],
    example: {
      query: { duration: "weekly" },
      reply: {
        count: 7,
        total: 1204,
        datalist: [
          { label: "Mon", count: 3 },
          { label: "Tue", count: 4 },
        ],
      },
    },
  },
  paymentStats: {
    method: "GET",
    path: "/reports/payment-stats",
    summary: "Payments of a period",
    query: Period,
    reply: PaymentStats,
    refuses: ["invalid"],
    example: {
      query: { duration: "weekly" },
      reply: {
        sum: 9000,
        total: 4_250_000,
        datalist: [
          { label: "Mon", total: 3000 },
          { label: "Tue", total: 6000 },
        ],
      },
    },
  },
} satisfies Endpoints;
