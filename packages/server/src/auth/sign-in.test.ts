import { expect, test } from "vitest";
import { neema, testPortal } from "../testing/portal";
import { login, verify } from "../testing/sign-in";

const portal = testPortal();

test("an admin signs in with phone, password and the code that was sent", async () => {
  await portal.person();
  const admin = portal.visitor();
  const accepted = await login(admin);
  expect(accepted.status).toBe(200);
  expect(accepted.body).toEqual({ message: "We sent a code to your phone." });

  const otp = await portal.code();
  expect(otp).toMatch(/^\d{6}$/);
  const verified = await verify(admin, otp);
  expect(verified.status).toBe(200);
  expect(verified.body.token).toMatch(/^[\w-]{43}$/);
  const signedIn = portal.visitor({ token: verified.body.token });
  expect((await signedIn.get("/songs/categories")).status).toBe(200);
});

test("a caller that ignores cookies signs in with the plain calls of the contract", async () => {
  await portal.person();
  await login(portal.visitor());
  expect((await verify(portal.visitor(), await portal.code())).body.token).toBeDefined();
});

test("the code is sent behind the answer's back", async () => {
  await portal.person();
  await login(portal.visitor());
  expect(portal.sent).toHaveLength(0);
  expect(await portal.messages(neema.phone)).toHaveLength(1);
});

test("the challenge cookie is out of scripts' and other sites' reach", async () => {
  await portal.person();
  const plain = await login(portal.visitor());
  expect(plain.headers.get("set-cookie")).toMatch(
    /^challenge=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
  );

  const behindProxy = portal.visitor({ app: portal.replica({ trustProxy: 1 }) });
  const body = { username: neema.phone, password: neema.password, source_app: "portal_admin" };
  const https = await behindProxy.post("/auth/login", body, { "x-forwarded-proto": "https" });
  expect(https.headers.get("set-cookie")).toMatch(
    /^__Host-challenge=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("only admins sign in, and only through the portal", async () => {
  await portal.person({ phone: "255712000002", isAdmin: false });
  expect((await login(portal.visitor(), "255712000002")).body).toMatchObject({ message: "Invalid Login" });
  await portal.person();
  const elsewhere = { username: neema.phone, password: neema.password, source_app: "mobile_app" };
  expect((await portal.visitor().post("/auth/login", elsewhere)).status).toBe(422);
  expect(await portal.messages()).toHaveLength(0);
});

const spellings = [
  "255712000001",
  "+255712000001",
  "00255712000001",
  "0712000001",
  "712000001",
  " 0712 000 001 ",
  "0712-000-001",
  "+255 (712) 000-001",
  "٠٧١٢٠٠٠٠٠١",
  "۲۵۵۷۱۲۰۰۰۰۰۱",
];

test.each(spellings)("%s is one and the same account", async (spelling) => {
  await portal.person();
  expect((await login(portal.visitor(), spelling)).status).toBe(200);
  expect(await portal.messages(neema.phone)).toHaveLength(1);
});

test("all spellings of a phone share one counter", async () => {
  await portal.person();
  const statuses = [];
  for (const [index, spelling] of spellings.entries()) {
    const stranger = portal.visitor({ address: `198.51.100.${index}` });
    statuses.push((await login(stranger, spelling, "wrong")).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
});
