import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { transactions } from "../database/schema";
import { Refusal } from "../http/refusal";

const columns = {
  operator: transactions.operator_id,
  package: transactions.plan_id,
  user: transactions.user_id,
};

/**
 * Refuses to delete what payments refer to. Ask it with the record locked, so that no payment can come in between.
 * @throws {Refusal} in_use
 */
export async function refuseIfPaid(
  database: Database,
  what: keyof typeof columns,
  id: number,
): Promise<void> {
  const count = await database.$count(transactions, eq(columns[what], id));
  if (count > 0) throw new Refusal("in_use", words(what, `${count} payment${count === 1 ? "" : "s"}`));
}

const words = (what: keyof typeof columns, payments: string) =>
  what === "user"
    ? `This user made ${payments}, so the account has to stay.`
    : `${payments} used this ${what}. Switch it off instead.`;
