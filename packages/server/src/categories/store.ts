import type { Category, CategoryInput } from "@portal/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { uniquely } from "../database/faults";
import { categories, songs } from "../database/schema";
import { notFound, Refusal } from "../http/refusal";

export type CategoryStore = ReturnType<typeof categoryStore>;

/** Looks at the record as it is now and refuses when the change was meant for another version. */
type Check = (current: Category) => void;

export function categoryStore(database: Database, clock: Clock) {
  const locked = async (id: number) => {
    const [category] = await database.select().from(categories).where(eq(categories.id, id)).for("update");
    if (!category) throw notFound("Category");
    return category;
  };

  return {
    async all(): Promise<Category[]> {
      return database.select().from(categories).orderBy(sql`lower(${categories.name})`, asc(categories.id));
    },

    async add({ name }: CategoryInput): Promise<Category> {
      const now = clock().toISOString();
      const insert = database.insert(categories).values({ name, created_at: now, updated_at: now });
      return uniquely(insert.returning(), nameTaken(name));
    },

    rename(id: number, { name }: CategoryInput, unchanged: Check): Promise<Category> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        const update = database.update(categories).set({ name, updated_at: clock().toISOString() });
        return uniquely(update.where(eq(categories.id, id)).returning(), nameTaken(name));
      });
    },

    remove(id: number, unchanged: Check): Promise<void> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        const count = await database.$count(songs, eq(songs.category_id, id));
        if (count > 0) throw usedBy(count);
        await database.delete(categories).where(eq(categories.id, id));
      });
    },
  };
}

const nameTaken = (name: string) =>
  new Refusal("conflict", `There is already a category called ${name}.`, {
    errors: { name: "Already in use" },
  });

const usedBy = (count: number) =>
  new Refusal(
    "in_use",
    count === 1
      ? "1 song uses this category. Move or delete it first."
      : `${count} songs use this category. Move or delete them first.`,
  );
