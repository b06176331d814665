import type { transactions as endpoints, Received } from "@portal/contract";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/database";
import { onDays } from "../database/days";
import { transactions, users } from "../database/schema";
import { contains } from "../database/search";
import { userMatches } from "../users/store";

/** What narrows the payments down. */
export type TransactionFilter = Received<typeof endpoints.summary>["query"];

/** The condition that a filter is, on payments alone. */
export function matching(database: Database, filter: TransactionFilter): SQL | undefined {
  const { q, status, operator_id, package_id, user_id } = filter;
  return and(
    status && eq(transactions.status, status),
    operator_id ? eq(transactions.operator_id, operator_id) : undefined,
    package_id ? eq(transactions.plan_id, package_id) : undefined,
    user_id ? eq(transactions.user_id, user_id) : undefined,
    onDays(transactions.start_date, filter),
    q
      ? or(contains(transactions.reference, q), inArray(transactions.user_id, named(database, q)))
      : undefined,
  );
}

const named = (database: Database, term: string) =>
  database.select({ id: users.id }).from(users).where(userMatches(term));
