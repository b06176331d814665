import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hours, minutes, seconds } from "../clock";
import { sessions, users } from "../database/schema";
import { testPortal } from "../testing/portal";

const portal = testPortal();
const call = "/songs/categories";

test("a session lives forty minutes from its last use", async () => {
  const admin = await portal.signedIn();
  portal.pass(minutes(40) - seconds(1));
  expect((await admin.get(call)).status).toBe(200);
  portal.pass(minutes(40) - seconds(1));
  expect((await admin.get(call)).status).toBe(200);
  portal.pass(minutes(40));
  expect((await admin.get(call)).status).toBe(401);
});

test("however busy, a session ends after twelve hours", async () => {
  const admin = await portal.signedIn();
  for (let half = 0; half < 23; half += 1) {
    portal.pass(minutes(30));
    expect((await admin.get(call)).status).toBe(200);
  }
  portal.pass(minutes(30) - seconds(1));
  expect((await admin.post("/auth/extend")).status).toBe(200);
  portal.pass(seconds(1));
  expect((await admin.get(call)).status).toBe(401);
});

test("extending gives forty minutes more", async () => {
  const admin = await portal.signedIn();
  portal.pass(seconds(30));
  expect((await admin.post("/auth/extend")).body).toEqual({ message: "Session extended." });
  portal.pass(minutes(40) - seconds(1));
  expect((await admin.get(call)).status).toBe(200);
});

test("use is written down at most once a minute", async () => {
  const admin = await portal.signedIn();
  const touched = async () => (await portal.database.select().from(sessions))[0]?.touched_at;
  const begun = await touched();
  portal.pass(seconds(59));
  await admin.get(call);
  expect(await touched()).toEqual(begun);
  portal.pass(seconds(1));
  await admin.get(call);
  expect(await touched()).not.toEqual(begun);
});

test("a token is worth nothing after logout, and other sessions go on", async () => {
  const laptop = await portal.signedIn();
  const phone = await portal.signedIn({ phone: "255712000002" });
  expect((await laptop.post("/auth/logout")).body).toEqual({ message: "Signed out." });
  expect((await laptop.get(call)).status).toBe(401);
  expect((await phone.get(call)).status).toBe(200);
});

test("the tokens of a demoted or deleted admin are worth nothing at once", async () => {
  const demoted = await portal.signedIn();
  const deleted = await portal.signedIn({ phone: "255712000002" });
  expect((await demoted.get(call)).status).toBe(200);
  await portal.database.update(users).set({ is_admin: false }).where(eq(users.id, 1));
  await portal.database.delete(users).where(eq(users.id, 2));
  expect((await demoted.get(call)).status).toBe(401);
  expect((await deleted.get(call)).status).toBe(401);
});

test("fifty calls in parallel with a logout have no success after it", async () => {
  const admin = await portal.signedIn();
  await Promise.all([admin.post("/auth/logout"), ...Array.from({ length: 50 }, () => admin.get(call))]);
  expect((await admin.get(call)).status).toBe(401);
});

test.each([
  ["no token", undefined],
  ["an empty one", "Bearer "],
  ["a made-up one", `Bearer ${"A".repeat(43)}`],
  ["one of another length", "Bearer abc"],
  ["another scheme", `Basic ${"A".repeat(43)}`],
  ["SQL", "Bearer ' or '1'='1"],
])("%s opens nothing", async (_, authorization) => {
  await portal.signedIn();
  const answer = await portal.visitor().get(call, authorization === undefined ? {} : { authorization });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect(answer.body).toEqual({
    message: "Your session has ended. Sign in again.",
    code: "unauthenticated",
  });
});

test("tokens are stored only as hashes", async () => {
  const admin = await portal.signedIn();
  const stored = JSON.stringify(await portal.database.select().from(sessions));
  expect(stored).not.toContain(admin.visit.token);
});

test("a session outlives a restart", async () => {
  const { visit } = await portal.signedIn();
  const afterRestart = portal.visitor({ ...visit, app: portal.replica() });
  expect((await afterRestart.get(call)).status).toBe(200);
  portal.pass(hours(1));
  expect((await afterRestart.get(call)).status).toBe(401);
});
