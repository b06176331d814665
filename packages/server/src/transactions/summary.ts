import type { TransactionSummary } from "@portal/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { operators, plans, transactions } from "../database/schema";

/** Counts and sums of the payments a condition holds for, all and by what tells them apart, in one pass over them. */
export async function summaryOf(database: Database, filter: SQL | undefined): Promise<TransactionSummary> {
  const { status, operator_id, plan_id, amount_paid } = transactions;
  const groups = await database
    .select({
      by: sql<number>`grouping(${status}, ${operator_id}, ${plan_id})`.mapWith(Number),
      status,
      operator_id,
      plan_id,
      count: sql<number>`count(*)`.mapWith(Number),
      sum: sql<number>`coalesce(sum(${amount_paid}), 0)`.mapWith(Number),
    })
    .from(transactions)
    .where(filter)
    .groupBy(sql`grouping sets ((), (${status}), (${operator_id}), (${plan_id}))`)
    .orderBy(sql`sum(${amount_paid}) desc nulls last`);
  const operatorNames = await namesOf(database, operators);
  const planNames = await namesOf(database, plans);

  const grouped = (by: number) => groups.filter((group) => group.by === by);
  const { count = 0, sum = 0 } = grouped(byNothing)[0] ?? {};
  return {
    count,
    sum,
    by_status: grouped(byStatus),
    by_operator: grouped(byOperator).map((group) => ({
      ...group,
      name: operatorNames.get(group.operator_id) ?? "",
    })),
    by_package: grouped(byPlan).map((group) => ({ ...group, name: planNames.get(group.plan_id) ?? "" })),
  };
}

/** What `grouping()` calls each: a bit is set for every column that is not grouped by. */
const byStatus = 0b011;
const byOperator = 0b101;
const byPlan = 0b110;
const byNothing = 0b111;

async function namesOf(
  database: Database,
  table: typeof operators | typeof plans,
): Promise<Map<number, string>> {
  const rows = await database.select({ id: table.id, name: table.name }).from(table);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
