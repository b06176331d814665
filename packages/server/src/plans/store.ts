import type { Plan, PlanInput } from "@portal/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { uniquely } from "../database/faults";
import { plans } from "../database/schema";
import { notFound, Refusal } from "../http/refusal";
import { refuseIfPaid } from "../transactions/paid-for";

export type PlanStore = ReturnType<typeof planStore>;

/** Looks at the record as it is now and refuses when the change was meant for another version. */
type Check = (current: Plan) => void;

export function planStore(database: Database, clock: Clock) {
  const locked = async (id: number) => {
    const [plan] = await database.select().from(plans).where(eq(plans.id, id)).for("update");
    if (!plan) throw notFound("Package");
    return plan;
  };

  return {
    all(): Promise<Plan[]> {
      return database.select().from(plans).orderBy(sql`lower(${plans.name})`, asc(plans.id));
    },

    async find(id: number): Promise<Plan> {
      const [plan] = await database.select().from(plans).where(eq(plans.id, id));
      if (!plan) throw notFound("Package");
      return plan;
    },

    add(plan: PlanInput): Promise<Plan> {
      const now = clock().toISOString();
      const insert = database.insert(plans).values({ ...plan, created_at: now, updated_at: now });
      return uniquely(insert.returning(), nameTaken(plan.name));
    },

    change(id: number, plan: PlanInput, unchanged: Check): Promise<Plan> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        const update = database.update(plans).set({ ...plan, updated_at: clock().toISOString() });
        return uniquely(update.where(eq(plans.id, id)).returning(), nameTaken(plan.name));
      });
    },

    remove(id: number, unchanged: Check): Promise<void> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        await refuseIfPaid(database, "package", id);
        await database.delete(plans).where(eq(plans.id, id));
      });
    },
  };
}

const nameTaken = (name: string) =>
  new Refusal("conflict", `There is already a package called ${name}.`, {
    errors: { name: "Already in use" },
  });
