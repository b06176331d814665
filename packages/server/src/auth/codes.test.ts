import { expect, test } from "vitest";
import { codes } from "../database/schema";
import { neema, testPortal } from "../testing/portal";
import { forgot, login, otherThan, reset, verify, withoutLimits } from "../testing/sign-in";
import type { Answer, Visitor } from "../testing/visitor";
import { authRules } from "./limits";

const portal = testPortal();
const { lifetimeMs } = authRules.codes;

test("a code works until just before it expires and not after", async () => {
  await portal.person();
  const admin = portal.visitor();
  await login(admin);
  portal.pass(lifetimeMs - 1_000);
  expect((await verify(admin, await portal.code())).status).toBe(200);

  await login(admin);
  portal.pass(lifetimeMs + 1_000);
  expect((await verify(admin, await portal.code())).status).toBe(401);
});

test("a used code is worth nothing", async () => {
  await portal.person();
  const admin = portal.visitor();
  await login(admin);
  const otp = await portal.code();
  expect((await verify(admin, otp)).status).toBe(200);
  expect((await verify(admin, otp)).status).toBe(401);
});

test("of one right code sent many times at once, one gives a token", async () => {
  await portal.person();
  const admin = portal.visitor({ app: portal.replica({ rules: withoutLimits }) });
  await login(admin);
  const otp = await portal.code();
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(admin, otp)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("asking again within a minute keeps the code; later the old code dies", async () => {
  await portal.person();
  const admin = portal.visitor();
  const first = await login(admin);
  const again = await login(admin);
  expect(again.body).toEqual(first.body);
  expect(await portal.messages()).toHaveLength(1);

  const old = await portal.code();
  portal.pass(61_000);
  await login(admin);
  expect(await portal.messages()).toHaveLength(2);
  expect((await verify(admin, old)).status).toBe(401);
  expect((await verify(admin, await portal.code())).status).toBe(200);
});

test("whoever has just signed in can sign in again at once", async () => {
  await portal.person();
  for (let round = 0; round < 25; round += 1) {
    const admin = portal.visitor();
    expect((await login(admin)).status).toBe(200);
    expect((await verify(admin, await portal.code())).status).toBe(200);
  }
});

test("a code is for one phone and one purpose", async () => {
  await portal.person();
  await portal.person({ phone: "255712000002" });
  const one = portal.visitor();
  await login(one);
  const loginCode = await portal.code();
  expect((await verify(one, loginCode, "0712000002")).status).toBe(401);
  expect((await reset(one, loginCode)).status).toBe(401);

  const other = portal.visitor();
  await forgot(other, "255712000002");
  expect((await verify(other, await portal.code("255712000002"), "0712000002")).status).toBe(401);
  expect((await verify(one, loginCode)).status).toBe(200);
});

test("of all orders of the steps, only a login and its own code give a token", async () => {
  const app = portal.replica({ rules: withoutLimits });
  await portal.person();
  await portal.person({ phone: "255712000002" });
  const known = { a: neema.phone, b: "255712000002" };
  const lastCode = async (phone: string, word: string) =>
    (await portal.messages(phone)).findLast(({ text }) => text.includes(word))?.otp ?? "000000";
  const [loginWord, resetWord] = ["sign-in", "new password"];

  const steps: Record<string, (visitor: Visitor) => Promise<Answer>> = {
    "login a": (visitor) => login(visitor, known.a),
    "forgot a": (visitor) => forgot(visitor, known.a),
    "verify a": async (visitor) => verify(visitor, await lastCode(known.a, loginWord), known.a),
    "verify b with a's code": async (visitor) => verify(visitor, await lastCode(known.a, loginWord), known.b),
    "verify a with the reset code": async (visitor) =>
      verify(visitor, await lastCode(known.a, resetWord), known.a),
    "reset a with the login code": async (visitor) =>
      reset(visitor, await lastCode(known.a, loginWord), known.a),
  };
  const names = Object.keys(steps);
  const orders = names.flatMap((x) => names.flatMap((y) => names.map((z) => [x, y, z])));

  const gaveToken: string[][] = [];
  for (const order of orders) {
    await portal.database.delete(codes);
    portal.sent.length = 0;
    const visitor = portal.visitor({ app });
    for (const [index, name] of order.entries()) {
      const { body } = (await steps[name]?.(visitor)) ?? {};
      if (body?.token) gaveToken.push(order.slice(0, index + 1));
    }
  }
  expect(orders).toHaveLength(216);
  for (const order of gaveToken) {
    expect(order.at(-1)).toBe("verify a");
    expect(order).toContain("login a");
  }
  expect(gaveToken).toContainEqual(["login a", "verify a"]);
});

test("five wrong codes kill a code, four do not", async () => {
  await portal.person();
  const admin = portal.visitor();
  for (const wrongs of [4, 5]) {
    await login(admin);
    const otp = await portal.code();
    for (let wrong = 0; wrong < wrongs; wrong += 1)
      expect((await verify(admin, otherThan(otp))).status).toBe(401);
    expect((await verify(admin, otp)).status).toBe(wrongs === 4 ? 200 : 401);
    portal.pass(61_000);
  }
});

test("fifty guesses at once share five tries", async () => {
  await portal.person();
  const onlyTries = { ...withoutLimits, codes: authRules.codes };
  const admin = portal.visitor({ app: portal.replica({ rules: onlyTries }) });
  await login(admin);
  const otp = await portal.code();
  await Promise.all(Array.from({ length: 50 }, () => verify(admin, otherThan(otp))));
  expect(await portal.database.select().from(codes)).toMatchObject([{ tries: 5 }]);
  expect((await verify(admin, otp)).status).toBe(401);
});

test("without the limit on tries, the right code would still work after fifty guesses", async () => {
  await portal.person();
  const admin = portal.visitor({ app: portal.replica({ rules: withoutLimits }) });
  await login(admin);
  const otp = await portal.code();
  await Promise.all(Array.from({ length: 50 }, () => verify(admin, otherThan(otp))));
  expect((await verify(admin, otp)).status).toBe(200);
});

test("a stranger's hundreds of guesses do not keep the owner out", async () => {
  await portal.person();
  const owner = portal.visitor();
  await login(owner);
  const otp = await portal.code();
  for (let from = 0; from < 30; from += 1) {
    const stranger = portal.visitor({ address: `198.51.100.${from}` });
    await Promise.all(Array.from({ length: 10 }, () => verify(stranger, otherThan(otp))));
  }
  const late = portal.visitor({ address: "192.0.2.1" });
  expect((await verify(late, otp)).status).toBe(401);
  expect((await verify(owner, otp)).status).toBe(200);
});

test("in a day, no more than twenty codes are compared for an account, however often new ones are sent", async () => {
  await portal.person();
  const guesser = portal.visitor();
  let compared = 0;
  for (let hour = 0; hour < 20; hour += 1) {
    expect((await login(guesser)).status).toBe(200);
    const otp = await portal.code();
    for (let guess = 0; guess < 6; guess += 1) {
      const { tries } = (await portal.database.select().from(codes))[0] ?? { tries: 0 };
      const { status } = await verify(guesser, otherThan(otp));
      if (status === 401 && tries < 5) compared += 1;
    }
    portal.pass(3_600_000);
  }
  expect(compared).toBe(20);
  expect((await login(guesser)).status).toBe(200);
  expect((await verify(guesser, await portal.code())).status).toBe(429);

  portal.pass(24 * 3_600_000);
  await login(guesser);
  expect((await verify(guesser, await portal.code())).status).toBe(200);
});
