import { describe, expect, test } from "vitest";
import * as contract from ".";
import type { Endpoint, Endpoints } from "./endpoint";

const { auth, categories, operators, plans, reports, songs, transactions, users } = contract;
const tables: Record<string, Endpoints> = {
  auth,
  categories,
  operators,
  plans,
  reports,
  songs,
  transactions,
  users,
};
const endpoints = Object.entries(tables).flatMap(([resource, table]) =>
  Object.entries(table).map(([verb, endpoint]) => [`${resource}.${verb}`, endpoint] as [string, Endpoint]),
);

describe.each(endpoints)("%s", (_, endpoint) => {
  test("its example is one its own schemas accept, and nothing of it is dropped", () => {
    expect(endpoint.reply.parse(endpoint.example.reply)).toEqual(endpoint.example.reply);
    for (const part of ["params", "query", "body"] as const) {
      if (endpoint[part] && endpoint.example[part])
        expect(() => endpoint[part]?.parse(endpoint.example[part])).not.toThrow();
    }
  });

  test("its path names exactly the parameters it takes", () => {
    expect(/:\w+/.test(endpoint.path)).toBe(endpoint.params !== undefined);
  });
});

test("no two endpoints answer the same call", () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test("only the lists that the specification names, and signing in, are public", () => {
  const open = endpoints.filter(([, endpoint]) => endpoint.public).map(([name]) => name);
  expect(open.sort()).toEqual([
    "auth.forgotPassword",
    "auth.login",
    "auth.resetPassword",
    "auth.verifyOtp",
    "operators.list",
    "plans.list",
    "songs.list",
    "songs.search",
  ]);
});

test.each(["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "", "0000-00-00"])("%j is no day", (day) => {
  expect(contract.Day.safeParse(day).success).toBe(false);
});

test.each([
  "javascript:alert(1)",
  "http://x.tz/a.png",
  "//evil.tz/a.png",
  "data:image/png,x",
  "file:///etc",
  "/etc/passwd",
])("%s is no address of a logo", (address) => {
  const body = { name: "M-Pesa", provider_code: "vodacom", provider_logo: address };
  expect(contract.EditOperatorInput.safeParse(body).success).toBe(false);
});
