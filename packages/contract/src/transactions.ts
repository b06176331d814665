import * as z from "zod/mini";
import { IdInPath, maybe, Timestamp } from "./common";
import type { Endpoints } from "./endpoint";
import { days, paging, search, sortBy } from "./paging";
import { Amount } from "./plans";

/** The statuses our server knows; another backend may send others. */
export const transactionStatuses = ["completed", "pending", "failed"] as const;

/** A payment for a subscription. */
export const Transaction = z.object({
  id: z.number(),
  user: maybe(
    z.object({ name: maybe(z.string()), id: z.optional(z.number()), phone_number: maybe(z.string()) }),
  ),
  payment_method: maybe(z.object({ provider_name: maybe(z.string()) })),
  subscription_package: maybe(z.object({ name: maybe(z.string()) })),
  amount_paid: z.nullable(Amount),
  reference: maybe(z.string()),
  status: maybe(z.string()),
  start_date: maybe(Timestamp),
  end_date: maybe(Timestamp),
});
export type Transaction = z.infer<typeof Transaction>;

const filter = {
  ...search,
  ...days,
  status: z.optional(z.enum(transactionStatuses)),
  operator_id: z.optional(IdInPath),
  package_id: z.optional(IdInPath),
  user_id: z.optional(IdInPath),
};

/** How much of a filter's payments there is: all, and by each of what they can be told apart by. */
export const TransactionSummary = z.object({
  count: z.number(),
  sum: z.number(),
  by_status: z.array(z.object({ status: z.string(), count: z.number(), sum: z.number() })),
  by_operator: z.array(z.object({ name: z.string(), count: z.number(), sum: z.number() })),
  by_package: z.array(z.object({ name: z.string(), count: z.number(), sum: z.number() })),
});
export type TransactionSummary = z.infer<typeof TransactionSummary>;

const example: Transaction = {
  id: 501,
  user: { id: 11, name: "Joseph Mwakyusa", phone_number: "255765000011" },
  payment_method: { provider_name: "M-Pesa" },
  subscription_package: { name: "Mwezi" },
  amount_paid: 3000,
  reference: "BKL7Q2M9XA",
  status: "completed",
  start_date: "2026-11-02T08:15:00.000Z",
  end_date: "2026-12-02T08:15:00.000Z",
};

/** Payments, newest first. */
export const transactions = {
  list: {
    method: "GET",
    path: "/payments/transactions",
    summary: "All payments, or a page of those that match",
    query: z.object({ ...paging, ...filter, ...sortBy(["start_date", "amount_paid"]) }),
    reply: z.array(Transaction),
    refuses: ["invalid"],
    example: { reply: [example] },
  },
  summary: {
    method: "GET",
    path: "/payments/transactions/summary",
    summary: "Count and sum of the payments that match",
    query: z.object(filter),
    reply: TransactionSummary,
    refuses: ["invalid"],
    example: {
      reply: {
        count: 1,
        sum: 3000,
        by_status: [{ status: "completed", count: 1, sum: 3000 }],
        by_operator: [{ name: "M-Pesa", count: 1, sum: 3000 }],
        by_package: [{ name: "Mwezi", count: 1, sum: 3000 }],
      },
    },
  },
} satisfies Endpoints;
