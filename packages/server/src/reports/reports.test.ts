import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hours } from "../clock";
import { transactions, users } from "../database/schema";
import { billing, paid } from "../testing/payments";
import { testPortal } from "../testing/portal";

const portal = testPortal();

interface Bar {
  readonly label: string;
  readonly total: number;
}

const labels = (datalist: readonly Bar[]) => datalist.map(({ label }) => label);
const bars = (datalist: readonly Bar[]) => datalist.filter(({ total }) => total !== 0);

/** An admin on Monday 2 March 2026, 09:30 in East Africa. */
const withPayments = async () => {
  const admin = await portal.signedIn();
  await billing(portal.database);
  await paid(
    portal.database,
    { start_date: "2026-03-02T06:10:00.000Z", amount_paid: 1 },
    { start_date: "2026-03-02T06:50:00.000Z", amount_paid: 2 },
    { start_date: "2026-03-01T21:00:00.000Z", amount_paid: 10 },
    { start_date: "2026-03-01T20:59:59.999Z", amount_paid: 100 },
    { start_date: "2026-02-28T21:00:00.000Z", amount_paid: 1_000 },
    { start_date: "2026-02-10T09:00:00.000Z", amount_paid: 10_000 },
    { start_date: "2025-12-31T20:59:59.999Z", amount_paid: 100_000 },
    { start_date: "2026-03-02T06:10:00.000Z", amount_paid: 7_000_000, status: "pending" },
    { start_date: "2026-03-02T06:10:00.000Z", amount_paid: 8_000_000, status: "failed" },
  );
  return admin;
};

const stats = async (query: string) =>
  (await (await withPayments()).get(`/reports/payment-stats${query}`)).body;

test("today is told by its hours, all of them, in East Africa Time", async () => {
  const { sum, total, datalist } = await stats("");
  expect({ sum, total }).toEqual({ sum: 13, total: 111_113 });
  expect(datalist).toHaveLength(24);
  expect(labels(datalist).slice(0, 3)).toEqual(["00:00", "01:00", "02:00"]);
  expect(bars(datalist)).toEqual([
    { label: "00:00", total: 10 },
    { label: "09:00", total: 3 },
  ]);
});

test("this week is told by its days, from Monday", async () => {
  const { sum, datalist } = await stats("?duration=weekly");
  expect(sum).toBe(13);
  expect(labels(datalist)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(bars(datalist)).toEqual([{ label: "Mon", total: 13 }]);
});

test("this month is told by its days", async () => {
  const { sum, datalist } = await stats("?duration=monthly");
  expect(sum).toBe(1_113);
  expect(labels(datalist)).toEqual(Array.from({ length: 31 }, (_, n) => String(n + 1)));
  expect(bars(datalist)).toEqual([
    { label: "1", total: 1_100 },
    { label: "2", total: 13 },
  ]);
});

test("this year is told by its months", async () => {
  const { sum, datalist } = await stats("?duration=yearly");
  expect(sum).toBe(11_113);
  expect(datalist).toHaveLength(12);
  expect(bars(datalist)).toEqual([
    { label: "Feb", total: 10_000 },
    { label: "Mar", total: 1_113 },
  ]);
});

test.each([
  [
    "2026-03-01",
    "2026-03-01",
    24,
    [
      { label: "00:00", total: 1_000 },
      { label: "23:00", total: 100 },
    ],
  ],
  ["2026-02-27", "2026-03-01", 3, [{ label: "1 Mar", total: 1_100 }]],
  [
    "2025-12-31",
    "2026-03-01",
    61,
    [
      { label: "31 Dec", total: 100_000 },
      { label: "10 Feb", total: 10_000 },
      { label: "1 Mar", total: 1_100 },
    ],
  ],
  [
    "2025-11-15",
    "2026-03-01",
    5,
    [
      { label: "Dec 2025", total: 100_000 },
      { label: "Feb 2026", total: 10_000 },
      { label: "Mar 2026", total: 1_100 },
    ],
  ],
])("from %s to %s there are %i bars", async (start, end, count, found) => {
  const { sum, datalist } = await stats(`?duration=custom&start_date=${start}&end_date=${end}`);
  expect(datalist).toHaveLength(count);
  expect(bars(datalist)).toEqual(found);
  expect(sum).toBe(found.reduce((all, { total }) => all + total, 0));
});

test.each([
  ["2028-02-29T20:59:59.999Z", "monthly", 29, "29"],
  ["2028-02-29T21:00:00.000Z", "monthly", 31, "1"],
  ["2026-12-31T21:00:00.000Z", "yearly", 12, "Jan"],
  ["2026-12-31T20:59:59.999Z", "yearly", 12, "Dec"],
  ["2026-03-01T20:59:59.999Z", "weekly", 7, "Sun"],
  ["2026-12-31T20:59:59.999Z", "daily", 24, "23:00"],
])("at %s a %s report counts what happens then at the bar of then", async (now, duration, count, label) => {
  const admin = await portal.signedIn();
  await billing(portal.database);
  await paid(portal.database, { start_date: now, amount_paid: 5 });
  const then = portal.replica({ clock: () => new Date(now) });
  await portal.database.execute("update sessions set expires_at = '2030-01-01', ends_at = '2030-01-01'");
  const { body } = await portal
    .visitor({ ...admin.visit, app: then })
    .get(`/reports/payment-stats?duration=${duration}`);
  expect(body.datalist).toHaveLength(count);
  expect(bars(body.datalist)).toEqual([{ label, total: 5 }]);
});

test("subscribers are counted where they joined, staff never", async () => {
  const admin = await portal.signedIn();
  await portal.person({ phone: "255765000011", isAdmin: false });
  portal.pass(-hours(24));
  await portal.person({ phone: "255765000012", isAdmin: false });
  await portal.person({ phone: "255765000013", isAdmin: false });
  portal.pass(hours(24));
  const today = (await admin.get("/reports/user-stats?duration=daily")).body;
  expect(today).toMatchObject({ count: 1, total: 3 });
  expect(today.datalist[9]).toEqual({ label: "09:00", count: 1 });
  const month = (await admin.get("/reports/user-stats?duration=monthly")).body;
  expect(month.count).toBe(3);
  expect(month.datalist.slice(0, 3)).toEqual([
    { label: "1", count: 2 },
    { label: "2", count: 1 },
    { label: "3", count: 0 },
  ]);
  expect(await portal.database.$count(users)).toBe(4);
});

test("what the reports add up to stays exact when payments change or go", async () => {
  const admin = await withPayments();
  const total = async () => (await admin.get("/reports/payment-stats?duration=yearly")).body;
  await portal.database
    .update(transactions)
    .set({ status: "completed" })
    .where(eq(transactions.status, "pending"));
  expect(await total()).toMatchObject({ sum: 7_011_113, total: 7_111_113 });
  await portal.database
    .update(transactions)
    .set({ amount_paid: 5, start_date: "2024-01-01T00:00:00.000Z" })
    .where(eq(transactions.amount_paid, 10_000));
  expect(await total()).toMatchObject({ sum: 7_001_113, total: 7_101_118 });
  await portal.database.delete(transactions).where(eq(transactions.status, "completed"));
  expect(await total()).toMatchObject({ sum: 0, total: 0 });
});

test.each([
  ["duration=hourly", "duration"],
  ["duration=custom", "start_date"],
  ["duration=custom&start_date=2026-01-01", "start_date"],
  ["duration=custom&start_date=2026-01-02&end_date=2026-01-01", "end_date"],
  ["duration=custom&start_date=2026-02-30&end_date=2026-03-01", "start_date"],
  ["duration=custom&start_date=0001-01-01&end_date=9999-12-31", "end_date"],
])("%s is refused at %s", async (query, field) => {
  const admin = await portal.signedIn();
  for (const report of ["user-stats", "payment-stats"]) {
    const { status, body } = await admin.get(`/reports/${report}?${query}`);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field);
  }
});

test("nothing is reported without signing in", async () => {
  expect((await portal.visitor().get("/reports/user-stats")).status).toBe(401);
  expect((await portal.visitor().get("/reports/payment-stats")).status).toBe(401);
});
