import { expect, test } from "vitest";
import { neema, testPortal } from "../testing/portal";
import { login, newPassword, verify } from "../testing/sign-in";
import type { Visitor } from "../testing/visitor";
import { authRules } from "./limits";
import { sessionStore } from "./sessions";

const portal = testPortal();

const change = (visitor: Visitor, password: string = newPassword, old_password: string = neema.password) =>
  visitor.post("/auth/change-password", { old_password, password, password_confirmation: password });

test("changing the password keeps this session and ends all others", async () => {
  const here = await portal.signedIn();
  const begin = sessionStore(portal.database, portal.clock, authRules.sessions).begin;
  const elsewhere = portal.visitor({ token: await begin(1) });
  expect((await elsewhere.get("/songs/categories")).status).toBe(200);

  expect((await change(here)).body).toEqual({ message: "Password changed successfully" });
  expect((await here.get("/songs/categories")).status).toBe(200);
  expect((await elsewhere.get("/songs/categories")).status).toBe(401);
  expect((await login(portal.visitor(), neema.phone, newPassword)).status).toBe(200);
  expect((await login(portal.visitor())).status).toBe(401);
});

test("a code sent before the change does not sign in after it", async () => {
  const here = await portal.signedIn();
  const thief = portal.visitor();
  await login(thief);
  await change(here);
  expect((await verify(thief, await portal.code())).status).toBe(401);
});

test("a wrong current password changes nothing and keeps the session", async () => {
  const admin = await portal.signedIn();
  const answer = await change(admin, newPassword, "wrong");
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: { old_password: "This is not your current password" } });
  expect((await login(portal.visitor())).status).toBe(200);
  expect((await admin.get("/songs/categories")).status).toBe(200);
});

test.each([
  ["short", "At least 8 characters"],
  ["x".repeat(129), "At most 128 characters"],
  [neema.password, "Choose a password that differs from the current one"],
  ["password", "This password is too easy to guess"],
  ["Simba2026!", "This password is too easy to guess"],
  ["255712000001", "Your phone number cannot be your password"],
  ["0712 000 001", "Your phone number cannot be your password"],
  ["712000001", "Your phone number cannot be your password"],
])("%s is not accepted: %s", async (password, message) => {
  const admin = await portal.signedIn();
  const answer = await change(admin, password);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ password: message });
});

test("the confirmation must be the same", async () => {
  const admin = await portal.signedIn();
  const body = {
    old_password: neema.password,
    password: newPassword,
    password_confirmation: `${newPassword}!`,
  };
  expect((await admin.post("/auth/change-password", body)).body).toEqual({
    code: "invalid",
    message: "Passwords do not match",
    errors: { password_confirmation: "Passwords do not match" },
  });
});

test.each([
  ["as long as allowed", `${"ndefu ".repeat(21)}xy`],
  ["emoji", "🎵🎶 wimbo 🎵🎶"],
  ["differing only after 72 bytes", `${"a1 ".repeat(30)}one`],
])("a password %s signs in, and only it", async (_, password) => {
  const admin = await portal.signedIn();
  expect((await change(admin, password)).status).toBe(200);
  expect((await login(portal.visitor(), neema.phone, password)).status).toBe(200);
  expect((await login(portal.visitor(), neema.phone, `${password.slice(0, -3)}two`)).status).toBe(401);
});

test("a password of four kilobytes is refused before it is hashed", async () => {
  await portal.person();
  expect((await login(portal.visitor(), neema.phone, "x".repeat(4096))).status).toBe(422);
});
