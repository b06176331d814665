import { expect, test } from "vitest";
import { hours, minutes } from "../clock";
import { neema, testPortal } from "../testing/portal";
import { forgot, login, otherThan, verify, withoutLimits } from "../testing/sign-in";
import { limiterOn } from "./limiter";

const portal = testPortal();

const address = (n: number) => `198.51.100.${n}`;

async function guessPasswords(tries: number, addresses: number, app = portal.replica()): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const stranger = portal.visitor({ app, address: address(n % addresses) });
    statuses.push((await login(stranger, neema.phone, `guess ${n}`)).status);
  }
  return statuses;
}

const evaluated = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;

test("many addresses together try at most twenty passwords of one account in an hour", async () => {
  await portal.person();
  let tried = 0;
  for (let minute = 0; minute < 59; minute += 1) {
    tried += evaluated(await guessPasswords(6, 200));
    portal.pass(minutes(1));
  }
  expect(tried).toBeLessThanOrEqual(20);
  expect(tried).toBeGreaterThan(5);
});

test("without limits, all of the passwords would be tried", async () => {
  await portal.person();
  expect(evaluated(await guessPasswords(30, 3, portal.replica({ rules: withoutLimits })))).toBe(30);
});

test("a flood of guesses does not keep the owner out of where they signed in from before", async () => {
  await portal.person();
  const owner = portal.visitor();
  await login(owner);
  await verify(owner, await portal.code());
  expect(evaluated(await guessPasswords(100, 50))).toBe(5);
  expect((await login(portal.visitor({ address: address(99) }))).status).toBe(429);
  expect((await login(owner)).status).toBe(200);
});

test("who is told to wait is told how long, and gets in after it", async () => {
  await portal.person();
  const admin = portal.visitor();
  for (let wrong = 0; wrong < 5; wrong += 1) await login(admin, neema.phone, "wrong");
  const refused = await login(admin);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(refused.body).toMatchObject({
    code: "too_many",
    message: "Too many tries. Wait 1 minute, then try again.",
  });
  portal.pass(minutes(1));
  expect((await login(admin)).status).toBe(200);
});

test("one address tries at most twenty passwords in five minutes, over however many accounts", async () => {
  const stranger = portal.visitor();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await login(stranger, `07120001${10 + n}`, "guess")).status);
  expect(evaluated(statuses)).toBe(20);
});

test("replicas count together", async () => {
  await portal.person();
  const [one, two] = [portal.replica(), portal.replica()];
  const tries = Array.from({ length: 40 }, (_, n) =>
    login(portal.visitor({ app: n % 2 ? one : two, address: address(n) }), neema.phone, "wrong"),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(evaluated(statuses)).toBe(5);
});

test("a phone is sent at most five reset codes in an hour and ten in a day, whoever asks", async () => {
  await portal.person();
  let calls = 0;
  for (let minute = 0; minute < 12 * 60; minute += 6) {
    await forgot(portal.visitor({ address: address(calls % 250) }));
    calls += 1;
    portal.pass(minutes(6));
    if (minute === 54) expect(await portal.messages(neema.phone)).toHaveLength(5);
  }
  expect(calls).toBe(120);
  expect(await portal.messages(neema.phone)).toHaveLength(10);
});

test("one address reports at most twenty forgotten passwords in an hour", async () => {
  const stranger = portal.visitor();
  const statuses: number[] = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await forgot(stranger, `07120001${10 + n}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test("no foreign number is ever sent anything", async () => {
  const stranger = portal.visitor();
  for (const phone of [
    "254712000001",
    "+44 20 7946 0000",
    "1900123456",
    "112",
    "2550712000001",
    "255812000001",
  ])
    expect((await forgot(stranger, phone)).status).toBe(422);
  expect(await portal.messages()).toHaveLength(0);
});

test("a signed-in thief tries at most five old passwords in a quarter of an hour", async () => {
  const thief = await portal.signedIn();
  const change = (n: number) =>
    thief.post("/auth/change-password", {
      old_password: `guess ${n}`,
      password: "nyimbo-mpya-2026",
      password_confirmation: "nyimbo-mpya-2026",
    });
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await change(n)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429, 429]);
});

test("wrong codes from one address are counted over all accounts", async () => {
  await portal.person();
  const stranger = portal.visitor();
  await login(stranger);
  const otp = await portal.code();
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1)
    statuses.push((await verify(stranger, otherThan(otp), `07120001${10 + n}`)).status);
  expect(evaluated(statuses)).toBe(30);
});

test("a limit takes all of its counts or none", async () => {
  const limiter = limiterOn(portal.database, portal.clock);
  const wide = { limit: { name: "wide", rates: [{ max: 3, perMs: hours(1) }] }, subject: "x" };
  const narrow = { limit: { name: "narrow", rates: [{ max: 1, perMs: hours(1) }] }, subject: "x" };
  await limiter.take(wide, narrow);
  for (let refused = 0; refused < 5; refused += 1)
    await expect(limiter.take(wide, narrow)).rejects.toMatchObject({ code: "too_many" });
  await limiter.take(wide);
  await limiter.take(wide);
  await expect(limiter.take(wide)).rejects.toMatchObject({ details: { retryAfterSeconds: 3600 } });
});

test("what is given back can be taken again", async () => {
  const limiter = limiterOn(portal.database, portal.clock);
  const once = { limit: { name: "once", rates: [{ max: 1, perMs: hours(1) }] }, subject: "x" };
  await limiter.take(once);
  await limiter.giveBack(once);
  await limiter.take(once);
  await expect(limiter.take(once)).rejects.toMatchObject({ code: "too_many" });
});
