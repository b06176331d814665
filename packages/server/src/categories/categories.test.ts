import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";

const portal = testPortal();

test("a category is added and listed", async () => {
  const admin = await portal.signedIn();
  const added = await admin.post("/songs/categories", { name: "  Nyimbo za Sifa " });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: 1,
    name: "Nyimbo za Sifa",
    created_at: "2026-03-02T06:30:00.000Z",
    updated_at: "2026-03-02T06:30:00.000Z",
  });
  expect((await admin.get("/songs/categories")).body).toEqual([added.body]);
});

test("categories are listed by name, whatever its case", async () => {
  const admin = await portal.signedIn();
  for (const name of ["tenzi", "Nyimbo", "Sifa", "injili"]) await admin.post("/songs/categories", { name });
  const names = (await admin.get("/songs/categories")).body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(["injili", "Nyimbo", "Sifa", "tenzi"]);
});

test("a category is renamed, and its date of change moves", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi" });
  portal.pass(60_000);
  const renamed = await admin.put("/songs/categories/1", { name: "Tenzi za Rohoni" });
  expect(renamed.status).toBe(200);
  expect(renamed.body).toMatchObject({
    name: "Tenzi za Rohoni",
    created_at: "2026-03-02T06:30:00.000Z",
    updated_at: "2026-03-02T06:31:00.000Z",
  });
});

test("a category is deleted", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi" });
  const deleted = await admin.delete("/songs/categories/1");
  expect(deleted.body).toEqual({ message: "Song Category deleted successfully" });
  expect((await admin.get("/songs/categories")).body).toEqual([]);
});

test("two categories cannot have the same name, in whatever case", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Nyimbo za Sifa" });
  await admin.post("/songs/categories", { name: "Tenzi" });
  const refusal = { code: "conflict", errors: { name: "Already in use" } };

  const added = await admin.post("/songs/categories", { name: "NYIMBO ZA SIFA" });
  expect(added.status).toBe(409);
  expect(added.body).toMatchObject(refusal);
  const renamed = await admin.put("/songs/categories/2", { name: "nyimbo za sifa" });
  expect(renamed.status).toBe(409);
  expect(renamed.body).toMatchObject(refusal);
});

test("a category keeps its own name when it is saved unchanged", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi" });
  expect((await admin.put("/songs/categories/1", { name: "Tenzi" })).status).toBe(200);
});

test.each([
  [{}, "Required"],
  [{ name: "" }, "Required"],
  [{ name: "   " }, "Required"],
  [{ name: null }, "Required"],
  [{ name: 7 }, "Must be a string"],
  [{ name: "x".repeat(121) }, "At most 120 characters"],
  [{ name: "Sifa\u0000" }, "Control characters are not allowed"],
])("the name in %j is refused: %s", async (body, message) => {
  const admin = await portal.signedIn();
  const answer = await admin.post("/songs/categories", body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: "invalid", errors: { name: message } });
});

test("keys that a category does not have are dropped", async () => {
  const admin = await portal.signedIn();
  const answer = await admin.post("/songs/categories", {
    name: "Tenzi",
    id: 99,
    created_at: "1999-01-01",
    is_admin: true,
  });
  expect(answer.body).toMatchObject({ id: 1, created_at: "2026-03-02T06:30:00.000Z" });
  expect(Object.keys(answer.body)).toEqual(["id", "name", "created_at", "updated_at"]);
});

test.each(["2", "0", "-1", "1.5", "abc", "2147483648", "99999999999999999999", "1%27"])(
  "there is no category %s to rename or delete",
  async (id) => {
    const admin = await portal.signedIn();
    await admin.post("/songs/categories", { name: "Tenzi" });
    expect((await admin.put(`/songs/categories/${id}`, { name: "Sifa" })).status).toBe(404);
    expect((await admin.delete(`/songs/categories/${id}`)).status).toBe(404);
  },
);

test("nothing about categories is answered without signing in", async () => {
  const stranger = portal.visitor();
  expect((await stranger.get("/songs/categories")).status).toBe(401);
  expect((await stranger.post("/songs/categories", { name: "Tenzi" })).status).toBe(401);
  expect((await stranger.put("/songs/categories/1", { name: "Tenzi" })).status).toBe(401);
  expect((await stranger.delete("/songs/categories/1")).status).toBe(401);
});

test("of two admins who change one category, the slower is told and shown what it is now", async () => {
  const admin = await portal.signedIn();
  const opened = await admin.post("/songs/categories", { name: "Tenzi" });
  const ifMatch = { "if-match": opened.headers.get("etag") ?? "" };

  expect((await admin.put("/songs/categories/1", { name: "Tenzi za Rohoni" }, ifMatch)).status).toBe(200);
  const slower = await admin.put("/songs/categories/1", { name: "Tenzi za Zamani" }, ifMatch);
  expect(slower.status).toBe(412);
  expect(slower.body).toMatchObject({ code: "changed", current: { id: 1, name: "Tenzi za Rohoni" } });
  expect((await admin.delete("/songs/categories/1", ifMatch)).status).toBe(412);
  expect((await admin.delete("/songs/categories/1")).status).toBe(200);
});

test("of many changes to one version, exactly one is let through", async () => {
  const admin = await portal.signedIn();
  const opened = await admin.post("/songs/categories", { name: "Tenzi" });
  const ifMatch = { "if-match": opened.headers.get("etag") ?? "" };
  const changes = Array.from({ length: 20 }, (_, n) =>
    admin.put("/songs/categories/1", { name: `Tenzi ${n}` }, ifMatch),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(19);
});

test("a create that is sent again with its key makes one category", async () => {
  const admin = await portal.signedIn();
  const key = { "idempotency-key": "b2f1" };
  const posts = Array.from({ length: 20 }, () => admin.post("/songs/categories", { name: "Tenzi" }, key));
  const answers = await Promise.all(posts);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await admin.get("/songs/categories")).body).toHaveLength(1);
});
