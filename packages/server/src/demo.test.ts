import { expect, test } from "vitest";
import { after, hours } from "./clock";
import { demoAdmin, seedDemo } from "./demo";
import { cleanLyrics } from "./songs/lyrics";
import { testPortal } from "./testing/portal";
import { login, verify } from "./testing/sign-in";

const portal = testPortal();

test("the demo's admin signs in and finds categories", async () => {
  await seedDemo(portal.database, portal.clock);
  const admin = portal.visitor();
  expect((await login(admin, demoAdmin.phone, demoAdmin.password)).status).toBe(200);
  const { token } = (await verify(admin, await portal.code(demoAdmin.phone))).body;
  const categories = (await portal.visitor({ token }).get("/songs/categories")).body;
  expect(categories.map(({ name }: { name: string }) => name)).toContain("Tenzi za Rohoni");
});

test("the demo has operators with logos of their own, packages of every duration, and subscribers who keep coming", async () => {
  await seedDemo(portal.database, portal.clock);
  const admin = await portal.signedIn({ phone: "255799000001" });
  const options: { name: string; provider_logo: string }[] = (await admin.get("/payments/options")).body;
  expect(options.map(({ name }) => name)).toEqual([
    "Airtel Money",
    "HaloPesa",
    "M-Pesa",
    "Mixx by Yas",
    "T-Pesa",
  ]);
  expect(new Set(options.map(({ provider_logo }) => provider_logo)).size).toBe(5);
  for (const { provider_logo } of options) expect((await admin.request(provider_logo)).status).toBe(200);

  const packages: { duration_type: string }[] = (await admin.get("/payments/packages")).body;
  expect(new Set(packages.map(({ duration_type }) => duration_type))).toEqual(
    new Set(["day", "month", "year"]),
  );

  expect((await admin.get("/users/clients?limit=1")).headers.get("x-total-count")).toBe("60");
  const joined = async (span: string) => (await admin.get(`/users/clients?${span}`)).body.length;
  expect(await joined("from=2026-03-01")).toBeGreaterThanOrEqual(3);
  expect(await joined("from=2026-01-01")).toBeGreaterThan(await joined("from=2025-06-01&to=2025-08-31"));
});

test("seeding again, from two servers at once, adds nothing and takes nothing back", async () => {
  await seedDemo(portal.database, portal.clock);
  const admin = await portal.signedIn({ phone: "255799000001" });
  const { body: songs } = await admin.get("/songs");
  await admin.delete(`/songs/song/${songs[0].id}`);
  await Promise.all([seedDemo(portal.database, portal.clock), seedDemo(portal.database, portal.clock)]);
  expect((await admin.get("/songs")).body).toEqual(songs.slice(1));
  expect((await admin.get("/songs/categories")).body).toHaveLength(8);
});

test("without the demo, nobody can sign in to an empty database", async () => {
  expect((await login(portal.visitor(), demoAdmin.phone, demoAdmin.password)).status).toBe(401);
});

test("the demo has hymns in every category, whose lyrics are as the editor writes them", async () => {
  await seedDemo(portal.database, portal.clock);
  const admin = await portal.signedIn({ phone: "255799000001" });
  const { body: songs } = await admin.get("/songs");
  expect(songs.length).toBeGreaterThan(20);
  expect(new Set(songs.map(({ category_id }: { category_id: number }) => category_id)).size).toBe(8);
  for (const { id } of songs) {
    const { lyrics } = (await admin.get(`/songs/song/${id}`)).body;
    expect(cleanLyrics(lyrics)).toBe(lyrics);
  }
});

test("the demo's payments grow over fifteen months, are busier at weekends, and are not all completed", async () => {
  await seedDemo(portal.database, portal.clock);
  const admin = await portal.signedIn({ phone: "255799000001" });
  const of = async (query: string) => (await admin.get(`/payments/transactions/summary?${query}`)).body;
  const all = await of("");
  expect(all.by_status.map(({ status }: { status: string }) => status).sort()).toEqual([
    "completed",
    "failed",
    "pending",
  ]);
  expect(all.by_operator).toHaveLength(5);
  const months = [
    await of("from=2025-01-01&to=2025-05-31"),
    await of("from=2025-06-01&to=2025-10-31"),
    await of("from=2025-11-01&to=2026-03-31"),
  ].map(({ count }) => count);
  expect(months).toEqual([...months].sort((a, b) => a - b));

  const { body: payments } = await admin.get("/payments/transactions");
  expect(payments.every(({ start_date }: { start_date: string }) => start_date <= "2026-03-02T06:30")).toBe(
    true,
  );
  const isSunday = ({ start_date }: { start_date: string }) =>
    new Date(after(new Date(start_date), hours(3))).getUTCDay() === 0;
  expect(payments.filter(isSunday).length / payments.length).toBeGreaterThan(1 / 6);
  expect((await admin.get("/reports/payment-stats?duration=yearly")).body.total).toBe(
    (await of("status=completed")).sum,
  );
});
