import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import type { Visitor } from "../testing/visitor";

const portal = testPortal();

const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

async function add(admin: Visitor, fields: Record<string, string | Blob> = {}, headers = {}) {
  const form = new FormData();
  const logo = new File([Uint8Array.from(await png("red"))], "logo.png", { type: "image/png" });
  const all = { name: "M-Pesa", provider_code: "vodacom", provider_logo: logo, ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return admin.request("/api/payments/add-options", { method: "POST", body: form, headers });
}

test("an operator is added with its logo, and everybody sees it", async () => {
  const added = await add(await portal.signedIn(), { name: "  M-Pesa " });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: 1,
    name: "M-Pesa",
    provider_code: "vodacom",
    provider_logo: expect.stringMatching(/^\/api\/logos\/[\w-]{43}\.webp$/),
    is_active: true,
  });
  const stranger = portal.visitor();
  expect((await stranger.get("/payments/options")).body).toEqual([added.body]);
  expect((await stranger.request(added.body.provider_logo)).status).toBe(200);
});

test("an operator is read, changed and switched off with its whole entity", async () => {
  const admin = await portal.signedIn();
  const { body: added } = await add(admin);
  expect((await admin.get("/payments/options/1")).body).toEqual(added);

  const off = await admin.put("/payments/options/1", { ...added, is_active: false });
  expect(off.status).toBe(200);
  expect(off.body).toEqual({ ...added, is_active: false });

  const { is_active: _, ...plain } = { ...added, name: "M-Pesa Tanzania" };
  expect((await admin.put("/payments/options/1", plain)).body).toEqual({ ...plain, is_active: false });
});

test("a code belongs to one operator, in whatever case", async () => {
  const admin = await portal.signedIn();
  await add(admin);
  const { body: other } = await add(admin, { name: "Airtel Money", provider_code: "airtel" });
  const refusal = { status: 409, body: { code: "conflict", errors: { provider_code: "Already in use" } } };
  expect(await add(admin, { name: "Another", provider_code: "VODACOM" })).toMatchObject(refusal);
  expect(await admin.put("/payments/options/2", { ...other, provider_code: "Vodacom" })).toMatchObject(
    refusal,
  );
});

test("deleting an operator leaves the package with the same number alone, and the other way round", async () => {
  const admin = await portal.signedIn();
  const day = { name: "Siku", price: 500, duration_type: "day" };
  for (const code of ["vodacom", "airtel"]) await add(admin, { provider_code: code });
  for (const name of ["Siku", "Siku mbili"]) await admin.post("/payments/add-package", { ...day, name });

  const deleted = await admin.delete("/payments/options/1");
  expect(deleted.body).toEqual({ message: "Operator deleted successfully" });
  expect((await admin.get("/payments/options/1")).status).toBe(404);
  expect((await admin.get("/payments/package/1")).body).toMatchObject({ id: 1, name: "Siku" });

  expect((await admin.delete("/payments/package/2")).status).toBe(200);
  expect((await admin.get("/payments/options/2")).status).toBe(200);
});

test.each([
  "http://169.254.169.254/latest/meta-data",
  "https://",
  "https://localhost",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "data:text/html,<script>alert(1)</script>",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "vbscript:x",
  "blob:https://x.tz/1",
  "ftp://x.tz/a.png",
  "gopher://x.tz/_",
  "//evil.tz/a.png",
  "\\\\evil.tz\\a.png",
  "https:\\\\evil.tz\\a.png",
  "https:/evil.tz/a.png",
  "/api/users/clients",
  "/api/logos/../users/clients",
  "/api/logos/..%2f..%2fusers.webp",
  "/api/logos/x.webp?to=https://evil.tz",
  "/api/logos/none.webp",
  "",
])("%j is refused as a logo's address", async (provider_logo) => {
  const admin = await portal.signedIn();
  const { body: added } = await add(admin);
  const answer = await admin.put("/payments/options/1", { ...added, provider_logo });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(["provider_logo"]);
  expect((await admin.get("/payments/options/1")).body).toEqual(added);
});

test("a logo elsewhere is remembered as it is and never fetched", async () => {
  let visits = 0;
  const elsewhere = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await once(elsewhere.listen(0, "127.0.0.1"), "listening");
  const { port } = elsewhere.address() as AddressInfo;
  const provider_logo = `https://127.0.0.1:${port}/logo.png`;

  const admin = await portal.signedIn();
  const { body: added } = await add(admin);
  const changed = await admin.put("/payments/options/1", { ...added, provider_logo });
  expect(changed.body).toMatchObject({ provider_logo });
  await admin.get("/payments/options");
  expect(visits).toBe(0);

  await fetch(provider_logo).catch(() => {});
  expect(visits).toBeGreaterThan(0);
  elsewhere.close();
});

test("of two admins who change one operator, the slower is told", async () => {
  const admin = await portal.signedIn();
  const { body: added, headers } = await add(admin);
  const ifMatch = { "if-match": headers.get("etag") ?? "" };
  expect((await admin.put("/payments/options/1", { ...added, name: "M" }, ifMatch)).status).toBe(200);
  expect((await admin.put("/payments/options/1", { ...added, name: "P" }, ifMatch)).status).toBe(412);
  expect((await admin.delete("/payments/options/1", ifMatch)).status).toBe(412);
});

test("an upload that is sent again with its key makes one operator", async () => {
  const admin = await portal.signedIn();
  const uploads = Array.from({ length: 5 }, () => add(admin, {}, { "idempotency-key": "b2f1" }));
  const answers = await Promise.all(uploads);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await admin.get("/payments/options")).body).toHaveLength(1);
});

test("fields that an operator does not have are dropped from the form", async () => {
  const { body } = await add(await portal.signedIn(), { id: "99", is_active: "false", created_at: "1999" });
  expect(body).toMatchObject({ id: 1, is_active: true });
});

test("every field of the form is needed", async () => {
  const admin = await portal.signedIn();
  const empty = new FormData();
  empty.append("name", " ");
  empty.append("provider_logo", "https://x.tz/a.png");
  const answer = await admin.request("/api/payments/add-options", { method: "POST", body: empty });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors).sort()).toEqual(["name", "provider_code", "provider_logo"]);
  expect((await admin.post("/payments/add-options", { name: "M-Pesa" })).status).toBe(415);
});
