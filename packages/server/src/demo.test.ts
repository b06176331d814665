import { expect, test } from "vitest";
import { demoAdmin, seedDemo } from "./demo";
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
  await admin.delete("/songs/categories/1");
  await Promise.all([seedDemo(portal.database, portal.clock), seedDemo(portal.database, portal.clock)]);
  expect((await admin.get("/songs/categories")).body).toHaveLength(7);
});

test("without the demo, nobody can sign in to an empty database", async () => {
  expect((await login(portal.visitor(), demoAdmin.phone, demoAdmin.password)).status).toBe(401);
});
