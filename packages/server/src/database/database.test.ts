import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import { secrets } from "./schema";

const portal = testPortal();

const add = (name: string) => portal.database.insert(secrets).values({ name, value: "x" });
const names = async () => {
  const rows = await portal.database.select().from(secrets);
  return rows
    .map(({ name }) => name)
    .filter((name) => name !== "codes")
    .sort();
};
const clear = () => portal.database.delete(secrets).where(eq(secrets.value, "x"));

test("everything inside a transaction is undone together, in whatever store it happened", async () => {
  const undone = portal.database.transaction(async () => {
    await add("one");
    expect(await names()).toEqual(["one"]);
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await names()).toEqual([]);
});

test("a transaction inside another is undone alone", async () => {
  await portal.database.transaction(async () => {
    await add("outer");
    await portal.database
      .transaction(async () => {
        await add("inner");
        throw new Error("no");
      })
      .catch(() => {});
  });
  expect(await names()).toEqual(["outer"]);
  await clear();
});

test("what runs beside a transaction is not part of it", async () => {
  const undone = portal.database.transaction(async () => {
    await add("inside");
    throw new Error("no");
  });
  await Promise.allSettled([undone, add("beside")]);
  expect(await names()).toEqual(["beside"]);
  await clear();
});
