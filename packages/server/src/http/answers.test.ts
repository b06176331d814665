import { expect, test } from "vitest";
import type { Database } from "../database/database";
import { neema, testPortal } from "../testing/portal";
import { login } from "../testing/sign-in";

const portal = testPortal();

/** A database whose every query fails in words that must not get out. */
const broken = (error: Error): Database =>
  new Proxy({} as Database, {
    get: () => () => {
      throw error;
    },
  });

const secretWords = 'relation "users" does not exist at /srv/portal/store.ts: select password_hash';

test("what goes wrong inside is told as a number only, and logged under it", async () => {
  const app = portal.replica({ database: broken(new Error(secretWords)) });
  const answer = await portal.visitor({ app, token: "A".repeat(43) }).get("/songs/categories");
  const number = answer.headers.get("x-request-id");
  expect(number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    message: `Something went wrong on our side. Try again; if it stays, tell us the number ${number}.`,
    code: "internal",
  });
  expect(portal.logged.some((line) => line.includes(`"${number}"`) && line.includes("does not exist"))).toBe(
    true,
  );
});

test.each([
  Object.assign(new Error("connect ECONNREFUSED 10.0.0.5:5432"), { code: "ECONNREFUSED" }),
  new Error("timeout exceeded when trying to connect"),
  new Error("Failed query", { cause: Object.assign(new Error("terminating connection"), { code: "57P01" }) }),
  new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }),
])("while the database is away, callers are told to come back: %s", async (error) => {
  const app = portal.replica({ database: broken(error) });
  const answer = await portal.visitor({ app, token: "A".repeat(43) }).get("/songs/categories");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.text).not.toContain("10.0.0.5");
  const ready = await portal.visitor({ app }).request("/readyz");
  expect(ready.status).toBe(503);
});

test("an unknown call and a wrong method are refused as JSON", async () => {
  const admin = await portal.signedIn();
  const unknown = { status: 404, body: { message: "There is no such call.", code: "not_found" } };
  expect(await admin.get("/nothing/here")).toMatchObject(unknown);
  expect(await admin.get("")).toMatchObject(unknown);
  expect(await admin.json("PATCH", "/songs/categories/1", {})).toMatchObject(unknown);
  expect(await admin.delete("/songs/categories")).toMatchObject(unknown);
  expect(await admin.post("/songs/categories/1", {}, { "x-http-method-override": "DELETE" })).toMatchObject(
    unknown,
  );
});

test("another site cannot write, even with a token it has stolen", async () => {
  const admin = await portal.signedIn();
  const body = { name: "Tenzi" };
  expect((await admin.post("/songs/categories", body, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await admin.post("/songs/categories", body, { "sec-fetch-site": "same-origin" })).status).toBe(201);
});

test.each(["https://evil.example", "null", "http://localhost:3000.evil.example", "http://localhost"])(
  "origin %s is not let in",
  async (origin) => {
    const preflight = { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } };
    const admin = await portal.signedIn();
    const answers = [
      await admin.request("/api/songs/categories", preflight),
      await admin.get("/songs/categories", { origin }),
    ];
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  },
);

test("no answer may be kept, framed, sniffed or run, whatever its status", async () => {
  const admin = await portal.signedIn();
  const stranger = portal.visitor();
  const failing = portal.visitor({
    app: portal.replica({ database: broken(new Error("x")) }),
    token: "A".repeat(43),
  });
  for (let wrong = 0; wrong < 5; wrong += 1) await login(stranger, neema.phone, "wrong");
  const post = (body: string, type: string) =>
    admin.request("/api/songs/categories", { method: "POST", headers: { "content-type": type }, body });

  const answers = [
    await admin.get("/songs/categories"),
    await admin.post("/songs/categories", { name: "Tenzi" }),
    await post("{", "application/json"),
    await stranger.get("/songs/categories"),
    await admin.get("/nothing"),
    await admin.post("/songs/categories", { name: "Tenzi" }),
    await admin.put("/songs/categories/1", { name: "Sifa" }, { "if-match": '"old"' }),
    await post("x".repeat(300_000), "application/json"),
    await post("x", "text/plain"),
    await admin.post("/songs/categories", {}),
    await login(stranger),
    await failing.get("/songs/categories"),
    await stranger.request("/healthz"),
    await stranger.request("/elsewhere"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 201, 400, 401, 404, 409, 412, 413, 415, 422, 429, 500, 200, 404,
  ]);
  for (const { headers } of answers)
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[\d-]{14}$/),
    });
});

test("strict transport is asked for only over HTTPS, which only a trusted proxy can tell", async () => {
  const ask = async (trustProxy: number) => {
    const visitor = portal.visitor({ app: portal.replica({ trustProxy }) });
    const answer = await visitor.request("/healthz", { headers: { "x-forwarded-proto": "https" } });
    return answer.headers.get("strict-transport-security");
  };
  expect(await ask(0)).toBeNull();
  expect(await ask(1)).toBe("max-age=31536000; includeSubDomains");
});

test("the server says whether it runs and whether it is ready", async () => {
  let isReady = true;
  const visitor = portal.visitor({ app: portal.replica({ isReady: () => isReady }) });
  expect((await visitor.request("/healthz")).body).toEqual({ status: "up" });
  expect(await visitor.request("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
  isReady = false;
  expect(await visitor.request("/readyz")).toMatchObject({ status: 503, body: { status: "stopping" } });
  expect((await visitor.request("/healthz")).status).toBe(200);
});
