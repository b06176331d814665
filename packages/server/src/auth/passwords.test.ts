import { parseOptions } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { authRules } from "./limits";
import { nobodysHash, passwordHasher } from "./passwords";

const rules = authRules.hashing;

test("only the right password matches its hash", async () => {
  const passwords = passwordHasher(rules);
  const hash = await passwords.hash("karibu-portal-2026");
  expect(await passwords.matches(hash, "karibu-portal-2026")).toBe(true);
  expect(await passwords.matches(hash, "Karibu-portal-2026")).toBe(false);
  expect(await passwords.matches(null, "karibu-portal-2026")).toBe(false);
});

test("saying no for nobody costs what saying no for somebody costs", async () => {
  const somebodys = parseOptions(await passwordHasher(rules).hash("karibu-portal-2026"));
  expect(parseOptions(nobodysHash)).toEqual(somebodys);
  expect(somebodys).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test("a password may be typed on any keyboard that makes the same letters", async () => {
  const passwords = passwordHasher(rules);
  const hash = await passwords.hash("wimbo-caf\u00e9");
  expect(await passwords.matches(hash, "wimbo-cafe\u0301")).toBe(true);
});

test("two are hashed at once, twenty wait, the rest is told to come back", async () => {
  const passwords = passwordHasher(rules);
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.matches(null, "x")));
  const refused = tries.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(30 - rules.atOnce - rules.waiting);
  expect(refused[0]).toMatchObject({ reason: { code: "too_many", details: { retryAfterSeconds: 3 } } });
  expect(await passwords.matches(null, "x")).toBe(false);
});

test.each([
  "password",
  "Password1",
  "P@ssw0rd123!",
  "12345678",
  "87654321",
  "11111111",
  "20202020",
  "qwertyuiop",
  "letmein!!",
  "Simba-2026",
  "simbasimba",
  "Yanga1935",
  "tanzania123",
  "nakupenda",
  "mungumkubwa",
  "hakuna matata",
  "Neno-La-Siri",
  "asante.yesu.1",
  "aaaaaaab",
])("%s is too easy to guess", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "karibu-portal-2026",
  "nyimbo-mpya-2026",
  "correct horse battery",
  "Wimbo wa 7 asubuhi",
  "kb7#Lq0z",
  "58203917",
])("%s is not among the common ones", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
