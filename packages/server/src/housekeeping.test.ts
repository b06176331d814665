import { expect, test } from "vitest";
import { hours } from "./clock";
import { codes, idempotencyKeys, knownAddresses, limitWindows, sessions } from "./database/schema";
import { cleanUp } from "./housekeeping";
import { testPortal } from "./testing/portal";
import { forgot, login, otherThan, verify } from "./testing/sign-in";

const portal = testPortal();
const perishable = { sessions, codes, idempotencyKeys, limitWindows, knownAddresses };

const counts = () => Promise.all(Object.values(perishable).map((table) => portal.database.$count(table)));

test("cleaning up takes what no longer counts and nothing else", async () => {
  await portal.person();
  const admin = portal.visitor();
  await login(admin);
  const { token } = (await verify(admin, await portal.code())).body;
  await portal.visitor({ token }).post("/songs/categories", { name: "Tenzi" }, { "idempotency-key": "a" });
  await forgot(admin);
  await verify(admin, otherThan("000000"));

  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await cleanUp(portal.database, portal.clock);
  expect(await counts()).toEqual(before);

  portal.pass(hours(25));
  await cleanUp(portal.database, portal.clock);
  expect(await counts()).toEqual([0, 0, 0, 0, 1]);
  portal.pass(hours(24 * 90));
  await cleanUp(portal.database, portal.clock);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});
