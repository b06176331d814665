import { expect, test } from "vitest";
import { billing, paid } from "../testing/payments";
import { testPortal } from "../testing/portal";
import type { Visitor } from "../testing/visitor";

const portal = testPortal();

/** An admin, who is user 1; Joseph, who is user 2; and what they can pay with and for. */
const withBilling = async () => {
  const admin = await portal.signedIn();
  await portal.person({ name: "Joseph Mwakyusa", phone: "255765000011", isAdmin: false, password: null });
  await billing(portal.database);
  return admin;
};

const references = async (visitor: Visitor, query = "") =>
  (await visitor.get(`/payments/transactions${query}`)).body.map(
    ({ reference }: { reference: string }) => reference,
  );

test("a payment shows who paid, by what, for what, how much and from when to when", async () => {
  const admin = await withBilling();
  await paid(portal.database, {
    user_id: 2,
    operator_id: 2,
    plan_id: 2,
    end_date: "2027-03-02T06:00:00.000Z",
  });
  expect((await admin.get("/payments/transactions")).body).toEqual([
    {
      id: 1,
      user: { id: 2, name: "Joseph Mwakyusa", phone_number: "255765000011" },
      payment_method: { provider_name: "Mixx" },
      subscription_package: { name: "Mwaka" },
      amount_paid: 3000,
      reference: "REF1",
      status: "completed",
      start_date: "2026-03-02T06:00:00.000Z",
      end_date: "2027-03-02T06:00:00.000Z",
    },
  ]);
});

test("payments are listed newest first, or as asked", async () => {
  const admin = await withBilling();
  await paid(
    portal.database,
    { start_date: "2026-02-01T06:00:00.000Z", amount_paid: 500 },
    { start_date: "2026-03-01T06:00:00.000Z", amount_paid: 9000 },
    { start_date: "2026-01-01T06:00:00.000Z", amount_paid: 3000 },
  );
  expect(await references(admin)).toEqual(["REF2", "REF1", "REF3"]);
  expect(await references(admin, "?sort=start_date")).toEqual(["REF3", "REF1", "REF2"]);
  expect(await references(admin, "?sort=-amount_paid")).toEqual(["REF2", "REF3", "REF1"]);
});

test("payments are paged, and every page tells how many there are", async () => {
  const admin = await withBilling();
  await paid(portal.database, ...Array.from({ length: 7 }, () => ({})));
  const first = await admin.get("/payments/transactions?limit=4&status=completed");
  expect(first.body.map(({ id }: { id: number }) => id)).toEqual([7, 6, 5, 4]);
  expect(first.headers.get("x-total-count")).toBe("7");
  const link = /<\/api([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await admin.get(link);
  expect(second.body.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
  expect(second.headers.has("link")).toBe(false);
});

test.each([
  ["?status=failed", ["REF2"]],
  ["?operator_id=2", ["REF3"]],
  ["?package_id=2", ["REF4"]],
  ["?user_id=2", ["REF5"]],
  ["?q=joseph", ["REF5"]],
  ["?q=255765", ["REF5"]],
  ["?q=0765%20000%20011", ["REF5"]],
  ["?q=ref4", ["REF4"]],
  ["?q=%25", []],
  ["?from=2026-03-01&to=2026-03-01", ["REF1"]],
  ["?to=2026-02-28", []],
  ["?from=2026-03-03", []],
  ["?status=pending&user_id=2", []],
])("%s finds %j", async (query, found) => {
  const admin = await withBilling();
  await paid(
    portal.database,
    { start_date: "2026-03-01T20:59:59.999Z" },
    { status: "failed" },
    { operator_id: 2 },
    { plan_id: 2 },
    { user_id: 2 },
  );
  expect(await references(admin, query)).toEqual(found);
});

test("a day is one in East Africa, three hours before UTC's", async () => {
  const admin = await withBilling();
  await paid(
    portal.database,
    { start_date: "2026-02-28T20:59:59.999Z" },
    { start_date: "2026-02-28T21:00:00.000Z" },
    { start_date: "2026-03-01T21:00:00.000Z" },
  );
  expect(await references(admin, "?from=2026-03-01&to=2026-03-01")).toEqual(["REF2"]);
});

test("a filter's payments are counted and summed, all and by what tells them apart", async () => {
  const admin = await withBilling();
  await paid(
    portal.database,
    { amount_paid: 3000 },
    { amount_paid: 30_000, operator_id: 2, plan_id: 2 },
    { amount_paid: 500, status: "pending" },
    { amount_paid: 999, start_date: "2025-01-01T00:00:00.000Z" },
  );
  expect((await admin.get("/payments/transactions/summary?from=2026-01-01")).body).toEqual({
    count: 3,
    sum: 33_500,
    by_status: [
      { status: "completed", count: 2, sum: 33_000 },
      { status: "pending", count: 1, sum: 500 },
    ],
    by_operator: [
      { name: "Mixx", count: 1, sum: 30_000 },
      { name: "M-Pesa", count: 2, sum: 3_500 },
    ],
    by_package: [
      { name: "Mwaka", count: 1, sum: 30_000 },
      { name: "Mwezi", count: 2, sum: 3_500 },
    ],
  });
  expect((await admin.get("/payments/transactions/summary?status=failed")).body).toEqual({
    count: 0,
    sum: 0,
    by_status: [],
    by_operator: [],
    by_package: [],
  });
});

test.each([
  "status=paid",
  "from=2026-02-30",
  "to=yesterday",
  "operator_id=0",
  "package_id=x",
  "q=%00",
  `q=${"x".repeat(121)}`,
])("%s is refused", async (query) => {
  const admin = await portal.signedIn();
  expect((await admin.get(`/payments/transactions?${query}`)).status).toBe(422);
  expect((await admin.get(`/payments/transactions/summary?${query}`)).status).toBe(422);
});

test("who has paid, and what was paid with and for, cannot be taken away", async () => {
  const admin = await withBilling();
  await paid(portal.database, { user_id: 2 });
  for (const [path, message] of [
    ["/payments/options/1", "1 payment used this operator. Switch it off instead."],
    ["/payments/package/1", "1 payment used this package. Switch it off instead."],
    ["/songs/users/2", "This user made 1 payment, so the account has to stay."],
  ])
    expect(await admin.delete(path ?? "")).toMatchObject({ status: 409, body: { code: "in_use", message } });
  expect(await references(admin)).toEqual(["REF1"]);
});

test("nothing about payments is answered without signing in", async () => {
  expect((await portal.visitor().get("/payments/transactions")).status).toBe(401);
  expect((await portal.visitor().get("/payments/transactions/summary")).status).toBe(401);
});
