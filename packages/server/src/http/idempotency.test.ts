import { expect, test } from "vitest";
import { hours } from "../clock";
import { testPortal } from "../testing/portal";

const portal = testPortal();
const key = (value: string) => ({ "idempotency-key": value });
const path = "/songs/categories";

test("the same key and body give the first answer again", async () => {
  const admin = await portal.signedIn();
  const first = await admin.post(path, { name: "Tenzi" }, key("a"));
  await admin.put(`${path}/1`, { name: "Renamed since" });
  const again = await admin.post(path, { name: "Tenzi" }, key("a"));
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
});

test("without a key, sending it again would be a conflict", async () => {
  const admin = await portal.signedIn();
  await admin.post(path, { name: "Tenzi" });
  expect((await admin.post(path, { name: "Tenzi" })).status).toBe(409);
});

test("a key cannot be used for another body", async () => {
  const admin = await portal.signedIn();
  await admin.post(path, { name: "Tenzi" }, key("a"));
  const answer = await admin.post(path, { name: "Sifa" }, key("a"));
  expect(answer.status).toBe(422);
  expect(answer.body.message).toBe("This Idempotency-Key was used for another request.");
});

test("a refused create leaves its key free", async () => {
  const admin = await portal.signedIn();
  await admin.post(path, { name: "Tenzi" });
  expect((await admin.post(path, { name: "Tenzi" }, key("a"))).status).toBe(409);
  expect((await admin.post(path, { name: "Sifa" }, key("a"))).status).toBe(201);
});

test("keys belong to their caller", async () => {
  const one = await portal.signedIn();
  const other = await portal.signedIn({ phone: "255712000002" });
  await one.post(path, { name: "Tenzi" }, key("a"));
  expect((await other.post(path, { name: "Sifa" }, key("a"))).body.name).toBe("Sifa");
});

test("a key counts for a day", async () => {
  const admin = await portal.signedIn();
  await admin.post(path, { name: "Tenzi" }, key("a"));
  portal.pass(hours(24) + 1);
  const { visit } = await portal.signedIn({ phone: "255712000002" });
  expect((await portal.visitor(visit).post(path, { name: "Sifa" }, key("a"))).status).toBe(201);
});

test.each(["x".repeat(201), "with space"])("a key like %s is malformed", async (value) => {
  const admin = await portal.signedIn();
  expect((await admin.post(path, { name: "Tenzi" }, key(value))).status).toBe(400);
});
