import type { transactions as endpoints, Received, Transaction, TransactionSummary } from "@portal/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { pageOf } from "../database/paging";
import { operators, plans, transactions, users } from "../database/schema";
import type { Page } from "../http/page";
import { matching, type TransactionFilter } from "./filter";
import { summaryOf } from "./summary";

export type TransactionStore = ReturnType<typeof transactionStore>;

const row = {
  id: transactions.id,
  user: { id: users.id, name: users.name, phone_number: users.phone_number },
  payment_method: { provider_name: operators.name },
  subscription_package: { name: plans.name },
  amount_paid: transactions.amount_paid,
  reference: transactions.reference,
  status: transactions.status,
  start_date: transactions.start_date,
  end_date: transactions.end_date,
};

const orders = {
  start_date: { by: transactions.start_date, kind: "moment" },
  amount_paid: { by: transactions.amount_paid, kind: "whole" },
} as const;

export function transactionStore(database: Database) {
  return {
    page(query: Received<typeof endpoints.list>["query"]): Promise<Page<Transaction>> {
      const filter = matching(database, query);
      return pageOf(query, {
        id: transactions.id,
        orders,
        usual: "-start_date",
        count: () => database.$count(transactions, filter),
        select({ after, orderBy, key, limit, offset }) {
          // Found by index first and joined then, or a far page would join all that it skips.
          const paged = database
            .select({ id: transactions.id })
            .from(transactions)
            .where(and(filter, after))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset)
            .as("paged");
          return database
            .select({ ...row, sort_key: key })
            .from(paged)
            .innerJoin(transactions, eq(transactions.id, paged.id))
            .innerJoin(users, eq(users.id, transactions.user_id))
            .innerJoin(operators, eq(operators.id, transactions.operator_id))
            .innerJoin(plans, eq(plans.id, transactions.plan_id))
            .orderBy(...orderBy);
        },
      });
    },

    summary: (filter: TransactionFilter): Promise<TransactionSummary> =>
      summaryOf(database, matching(database, filter)),
  };
}
