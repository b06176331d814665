import { expect, test } from "vitest";
import { neema, testPortal } from "../testing/portal";
import { forgot, login, newPassword, reset, verify } from "../testing/sign-in";

const portal = testPortal();

test("a reset password is the one to sign in with, everybody is signed out and the owner is told", async () => {
  const signedIn = await portal.signedIn();
  const owner = portal.visitor();
  expect((await forgot(owner)).body).toEqual({
    message: "If this number has an account, a code is on its way.",
  });
  const done = await reset(owner, await portal.code());
  expect(done.body).toEqual({ message: "Your password was changed. Sign in with the new one." });
  expect(done.body.token).toBeUndefined();

  expect((await signedIn.get("/songs/categories")).status).toBe(401);
  expect((await login(owner)).status).toBe(401);
  expect((await login(owner, neema.phone, newPassword)).status).toBe(200);
  const notice = (await portal.messages()).find(({ otp }) => !otp);
  expect(notice).toMatchObject({ to: neema.phone, text: expect.stringContaining("password was changed") });
});

test("a reset with a weak or mismatched password costs no try", async () => {
  await portal.person();
  const owner = portal.visitor();
  await forgot(owner);
  const otp = await portal.code();
  for (let round = 0; round < 6; round += 1) {
    const answer = await reset(owner, otp, neema.phone, "password123");
    expect(answer.body).toMatchObject({
      code: "invalid",
      errors: { password: "This password is too easy to guess" },
    });
  }
  const mismatch = { phone_number: neema.phone, otp, password: newPassword, password_confirmation: "other" };
  expect((await owner.post("/auth/reset-password", mismatch)).body.message).toBe("Passwords do not match");
  expect((await reset(owner, otp)).status).toBe(200);
});

test("a reset withdraws a sign-in code that is under way", async () => {
  await portal.person();
  const thief = portal.visitor();
  await login(thief);
  const loginCode = await portal.code();
  const owner = portal.visitor();
  await forgot(owner);
  await reset(owner, await portal.code());
  expect((await verify(thief, loginCode)).status).toBe(401);
});
