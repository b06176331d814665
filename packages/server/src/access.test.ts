import type { Endpoint, Endpoints } from "@portal/contract";
import * as contract from "@portal/contract";
import { expect, test } from "vitest";
import { authRules } from "./auth/limits";
import { sessionStore } from "./auth/sessions";
import { minutes } from "./clock";
import { routes } from "./http/routes";
import { appOf } from "./testing/app-of";
import { neema, testPortal } from "./testing/portal";
import type { Visitor } from "./testing/visitor";

const portal = testPortal();

/** Who may make each call. One that is not here fails below: decide who may, then write it down. */
const mayCall: Readonly<Record<string, "anybody" | "admins">> = {
  "auth.login": "anybody",
  "auth.verifyOtp": "anybody",
  "auth.forgotPassword": "anybody",
  "auth.resetPassword": "anybody",
  "auth.changePassword": "admins",
  "auth.extend": "admins",
  "auth.logout": "admins",
  "categories.list": "admins",
  "categories.create": "admins",
  "categories.update": "admins",
  "categories.remove": "admins",
  "songs.list": "anybody",
  "songs.search": "anybody",
  "songs.read": "admins",
  "songs.create": "admins",
  "songs.update": "admins",
  "songs.remove": "admins",
  "operators.list": "anybody",
  "operators.read": "admins",
  "operators.create": "admins",
  "operators.update": "admins",
  "operators.remove": "admins",
  "plans.list": "anybody",
  "plans.read": "admins",
  "plans.create": "admins",
  "plans.update": "admins",
  "plans.remove": "admins",
  "users.staffs": "admins",
  "users.clients": "admins",
  "users.read": "admins",
  "users.create": "admins",
  "users.update": "admins",
  "users.remove": "admins",
  "transactions.list": "admins",
  "transactions.summary": "admins",
  "reports.userStats": "admins",
  "reports.paymentStats": "admins",
};

/** What answers beside the contract: none of it tells anything that is not public. */
const beside = [
  "GET /healthz",
  "GET /readyz",
  "GET /api/openapi.json",
  "GET /api/reference",
  "GET /api/reference.css",
  "GET /api/logos/:file",
  "ALL /api/*",
  "ALL /*",
];

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
const names = new Map(
  Object.entries(tables).flatMap(([resource, table]) =>
    Object.entries(table).map(([verb, { method, path }]) => [`${method} /api${path}`, `${resource}.${verb}`]),
  ),
);
const endpointOf = (name: string) => {
  const [resource = "", verb = ""] = name.split(".");
  return tables[resource]?.[verb] as Endpoint;
};

/** The emptiest request there is: whoever may not call is told so before anything else. */
const call = (visitor: Visitor, { method, path }: Endpoint, headers = {}) =>
  visitor.json(method, path.replace(":id", "2147483647"), method === "GET" ? undefined : {}, headers);

const isDecided = (route: string) => beside.includes(route) || (names.get(route) ?? "unknown") in mayCall;

test("every route of the server is in the table of who may call it", () => {
  const served = portal.replica().routes.map(({ method, path }) => `${method} ${path}`);
  expect(served.filter((route) => !isDecided(route))).toEqual([]);
  expect(isDecided("POST /api/users/burn")).toBe(false);
});

test("every call of the contract is served, and nothing else is in the table", () => {
  const served = portal.replica().routes.map(({ method, path }) => names.get(`${method} ${path}`));
  expect(new Set(served.filter((name) => name !== undefined))).toEqual(new Set(Object.keys(mayCall)));
});

const of = (who: string) => Object.keys(mayCall).filter((name) => mayCall[name] === who);

test.each(of("admins"))("%s answers nobody but admins", async (name) => {
  const endpoint = endpointOf(name);
  const sessions = sessionStore(portal.database, portal.clock, authRules.sessions);
  const client = await portal.person({ phone: "255712000002", isAdmin: false });
  const { id } = await portal.person(neema);
  const holderOf = (token: string) => portal.visitor({ token });

  const expired = holderOf(await sessions.begin(id));
  portal.pass(minutes(40));
  const revoked = holderOf(await sessions.begin(id));
  await revoked.post("/auth/logout");

  const strangers: Record<string, Promise<{ status: number }>> = {
    none: call(portal.visitor(), endpoint),
    garbage: call(holderOf("x".repeat(43)), endpoint),
    short: call(holderOf("x"), endpoint),
    "not bearer": call(portal.visitor(), endpoint, { authorization: `Basic ${"x".repeat(43)}` }),
    expired: call(expired, endpoint),
    revoked: call(revoked, endpoint),
    client: call(holderOf(await sessions.begin(client.id)), endpoint),
  };
  for (const [who, answer] of Object.entries(strangers)) expect((await answer).status, who).toBe(401);

  const admitted = await call(holderOf(await sessions.begin(id)), endpoint);
  expect([200, 404, 415, 422]).toContain(admitted.status);
  expect(admitted.body.message).not.toBe("There is no such call.");
});

test.each(of("anybody"))("%s answers without a token, and whatever the token", async (name) => {
  const endpoint = endpointOf(name);
  for (const visitor of [portal.visitor(), portal.visitor({ token: "x".repeat(43) })])
    expect([200, 422]).toContain((await call(visitor, endpoint)).status);
});

test("a call that is public by mistake is noticed", async () => {
  const open = { list: { ...categories.list, public: true as const } };
  const app = appOf(routes(open, { list: () => [] }));
  expect((await call(portal.visitor({ app }), open.list)).status).toBe(200);
});
