import type { EditOperatorInput, Operator } from "@portal/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { uniquely } from "../database/faults";
import { operators } from "../database/schema";
import { notFound, Refusal } from "../http/refusal";
import { refuseIfPaid } from "../transactions/paid-for";

export type OperatorStore = ReturnType<typeof operatorStore>;

/** Looks at the record as it is now and refuses when the change was meant for another version. */
type Check = (current: Operator) => void;

export function operatorStore(database: Database, clock: Clock) {
  const locked = async (id: number) => {
    const [operator] = await database.select().from(operators).where(eq(operators.id, id)).for("update");
    if (!operator) throw notFound("Operator");
    return operator;
  };

  return {
    all(): Promise<Operator[]> {
      return database.select().from(operators).orderBy(sql`lower(${operators.name})`, asc(operators.id));
    },

    async find(id: number): Promise<Operator> {
      const [operator] = await database.select().from(operators).where(eq(operators.id, id));
      if (!operator) throw notFound("Operator");
      return operator;
    },

    add(operator: EditOperatorInput): Promise<Operator> {
      const now = clock().toISOString();
      const insert = database.insert(operators).values({ ...operator, created_at: now, updated_at: now });
      return uniquely(insert.returning(), codeTaken(operator.provider_code));
    },

    change(id: number, operator: EditOperatorInput, unchanged: Check): Promise<Operator> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        const update = database.update(operators).set({ ...operator, updated_at: clock().toISOString() });
        return uniquely(update.where(eq(operators.id, id)).returning(), codeTaken(operator.provider_code));
      });
    },

    remove(id: number, unchanged: Check): Promise<void> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        await refuseIfPaid(database, "operator", id);
        await database.delete(operators).where(eq(operators.id, id));
      });
    },
  };
}

const codeTaken = (code: string) =>
  new Refusal("conflict", `There is already an operator with the code ${code}.`, {
    errors: { provider_code: "Already in use" },
  });
