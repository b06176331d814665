import type { Database } from "../database/database";
import { operators, plans, transactions } from "../database/schema";

type Payment = typeof transactions.$inferInsert;

const dates = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

/** Two operators and two packages to pay with and for. */
export async function billing(database: Database): Promise<void> {
  await database.insert(operators).values([
    { name: "M-Pesa", provider_code: "vodacom", ...dates },
    { name: "Mixx", provider_code: "yas", ...dates },
  ]);
  const plan = { price: 3000, currency: "TZS", features: [], ...dates };
  await database.insert(plans).values([
    { ...plan, name: "Mwezi", duration_type: "month" as const },
    { ...plan, name: "Mwaka", duration_type: "year" as const },
  ]);
}

/** Payments as a test needs them: completed, by M-Pesa, for the first package, unless said otherwise. */
export async function paid(database: Database, ...payments: Partial<Payment>[]): Promise<void> {
  const before = await database.$count(transactions);
  await database.insert(transactions).values(
    payments.map((payment, n) => ({
      user_id: 1,
      operator_id: 1,
      plan_id: 1,
      amount_paid: 3000,
      reference: `REF${before + n + 1}`,
      status: "completed" as const,
      start_date: "2026-03-02T06:00:00.000Z",
      ...payment,
    })),
  );
}
