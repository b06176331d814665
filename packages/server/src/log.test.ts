import { expect, test } from "vitest";
import { createLog } from "./log";
import { neema, testPortal } from "./testing/portal";
import { forgot, login, newPassword, reset, verify } from "./testing/sign-in";

const portal = testPortal();

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  write(
    createLog("trace", {
      write: (line) => {
        text += line;
      },
    }),
  );
  return text;
}

test("a whole sign-in and reset leaves no secret in the log", async () => {
  await portal.person();
  const admin = portal.visitor();
  await login(admin, neema.phone, "a-wrong-password");
  await login(admin);
  const otp = await portal.code();
  const { token } = (await verify(admin, otp)).body;
  await portal.visitor({ token }).get(`/songs/categories?token=${token}&phone=${neema.phone}`);
  await forgot(admin);
  const resetCode = await portal.code();
  await reset(admin, resetCode);

  const log = portal.logged.join("");
  expect(portal.logged).toHaveLength(6);
  for (const secret of [
    otp,
    token,
    resetCode,
    neema.phone,
    neema.password,
    newPassword,
    "a-wrong-password",
    "0712000001",
  ])
    expect(log).not.toContain(secret);
});

test("a failing query is logged without the values it was called with", async () => {
  await portal.person();
  const error = await portal.person().catch((error: unknown) => error);
  const logged = written((log) => log.error({ err: error }, "request failed"));
  expect(logged).toContain("duplicate key value");
  expect(logged).toContain('"code":"23505"');
  expect(logged).toContain('insert into \\"users\\"');
  expect(logged).not.toContain(neema.phone);
  expect(logged).not.toContain("argon2id");
});

test.each(["authorization", "cookie", "password", "old_password", "password_confirmation", "otp", "token"])(
  "a field called %s is never written, at the top or one level down",
  (name) => {
    expect(
      written((log) => log.info({ [name]: "secret-value", body: { [name]: "secret-value" } })),
    ).not.toContain("secret-value");
  },
);

test("phones are written so that people recognise their own and nobody else's", () => {
  expect(written((log) => log.info({ phone: "255712000001" }))).toContain('"phone":"2557•••••001"');
  expect(written((log) => log.info({ phone: "0712000001" }))).toContain('"phone":"07•••••001"');
  expect(written((log) => log.error({ err: new Error("no 255712000001 here") }))).not.toContain("712000001");
});

test.each(["two\nlines", "\u001b[31mred", '{"level":60,"msg":"forged"}', "\r\n\r\nHTTP/1.1 200"])(
  "%j stays one line of JSON",
  (text) => {
    const line = written((log) => log.info({ path: text }, text));
    expect(line.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: text });
  },
);

test("every request is one line with its number, and paths cannot forge another", async () => {
  await portal.visitor().request("/api/nothing%0A%7B%22level%22:60%7D");
  expect(portal.logged).toHaveLength(1);
  expect(JSON.parse(portal.logged[0] ?? "")).toMatchObject({
    method: "GET",
    status: 404,
    requestId: expect.any(String),
  });
});
