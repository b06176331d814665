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
