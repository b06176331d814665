import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import { forgot, login, reset, verify } from "../testing/sign-in";
import type { Answer } from "../testing/visitor";

const portal = testPortal();

/** All a caller can see of an answer; random values count by their shape. */
function seen({ status, headers, text }: Answer): string {
  const shown = [...headers].map(([name, value]) => {
    if (name === "x-request-id") return `${name}: ${value.replace(/\d/g, "0")}`;
    if (name === "set-cookie") return `${name}: ${value.replace(/=[\w-]{43};/, "=…;")}`;
    return `${name}: ${value}`;
  });
  return [status, ...shown, text].join("\n");
}

const callers = {
  admin: "255712000001",
  client: "255712000002",
  passwordless: "255712000003",
  unknown: "255712000004",
};
/** Everybody asks from an address of their own, so that no limit answers. */
const visitor = () => portal.visitor({ address: randomUUID() });

async function people() {
  await portal.person({ phone: callers.admin });
  await portal.person({ phone: callers.client, isAdmin: false });
  await portal.person({ phone: callers.passwordless, password: null });
}

const distinct = (answers: readonly Answer[]) => [...new Set(answers.map(seen))];

test("every failed sign-in looks the same", async () => {
  await people();
  const failed = [
    await login(visitor(), callers.admin, "wrong"),
    await login(visitor(), callers.client),
    await login(visitor(), callers.client, "wrong"),
    await login(visitor(), callers.passwordless),
    await login(visitor(), callers.unknown),
    await login(visitor(), "not a phone"),
    await login(visitor(), "254712000001"),
  ];
  expect(distinct(failed)).toHaveLength(1);
  expect(failed[0]).toMatchObject({
    status: 401,
    body: { message: "Invalid Login", code: "unauthenticated" },
  });
  expect(distinct([...failed, await login(visitor(), callers.admin)])).toHaveLength(2);
});

test("a forgotten password looks the same for every phone, at once and when asked again", async () => {
  await people();
  const answers: Answer[] = [];
  const cookies = new Map<string, (string | null)[]>();
  for (const phone of Object.values(callers)) {
    const asking = visitor();
    const [first, again] = [await forgot(asking, phone), await forgot(asking, phone)];
    answers.push(first, again);
    cookies.set(phone, [first.headers.get("set-cookie"), again.headers.get("set-cookie")]);
  }
  expect(distinct(answers)).toHaveLength(1);
  for (const [first, again] of cookies.values()) expect(first).toBe(again);
  expect((await portal.messages()).map(({ to }) => to)).toEqual([callers.admin, callers.passwordless]);
});

test("the limit on reset codes is met by phones with and without an account alike", async () => {
  await people();
  const statuses = new Map<string, number[]>();
  for (const phone of [callers.admin, callers.unknown]) {
    const asked: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      asked.push((await forgot(visitor(), phone)).status);
      portal.pass(61_000);
    }
    statuses.set(phone, asked);
  }
  expect(statuses.get(callers.admin)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(statuses.get(callers.unknown)).toEqual(statuses.get(callers.admin));
});

test("every wrong code looks the same, whether one was sent or not", async () => {
  await people();
  await login(visitor(), callers.admin);
  const judged = [
    await verify(visitor(), "000000", callers.admin),
    await verify(visitor(), "000000", callers.client),
    await verify(visitor(), "000000", callers.unknown),
    await verify(visitor(), "000000", "not a phone"),
  ];
  expect(distinct(judged)).toHaveLength(1);
});

test("every wrong reset looks the same, from the one who asked and from others, until the tries are used up", async () => {
  await people();
  const looks = new Map<string, string[]>();
  for (const phone of [callers.admin, callers.unknown]) {
    const asking = visitor();
    await forgot(asking, phone);
    const answers: Answer[] = [];
    for (let n = 0; n < 7; n += 1)
      answers.push(await reset(asking, "000000", phone), await reset(visitor(), "000000", phone));
    looks.set(phone, answers.map(seen));
  }
  expect(looks.get(callers.unknown)).toEqual(looks.get(callers.admin));
});
