import type { Endpoints } from "@portal/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { appOf } from "../testing/app-of";
import { testPortal } from "../testing/portal";
import { routes } from "./routes";

const portal = testPortal();
const json = { "content-type": "application/json" };
const path = "/api/songs/categories";

const kilobytes = (count: number) => "x".repeat(count * 1024);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test.each([
  ["JSON that breaks off", '{"name":', 400],
  ["something else than JSON", "name=Tenzi", 400],
  ["nothing", "", 400],
  ["a list", "[]", 422],
  ["a number", "7", 422],
  ["null", "null", 422],
  ["256 KB and a little", JSON.stringify({ name: kilobytes(256) }), 413],
  ["lists in lists, 100,000 deep", nested(100_000), 400],
  ["an unused key, 20 deep", `{"name":"Tenzi","x":${nested(20)}}`, 400],
  ["100,000 keys", `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(",")}}`, 400],
  ["UTF-8 that is broken", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
])("a body of %s is refused", async (_, body, status) => {
  const admin = await portal.signedIn();
  const answer = await admin.request(path, { method: "POST", headers: json, body });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(
    expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
  );
  expect((await admin.get("/songs/categories")).body).toEqual([]);
});

test.each([
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["plain text", { "content-type": "text/plain" }],
  ["multipart", { "content-type": "multipart/form-data; boundary=x" }],
  ["no type", {}],
  ["compressed JSON", { "content-type": "application/json", "content-encoding": "gzip" }],
])("%s is refused where JSON is wanted", async (_, headers) => {
  const admin = await portal.signedIn();
  const body = new TextEncoder().encode('{"name":"Tenzi"}');
  expect((await admin.request(path, { method: "POST", headers, body })).status).toBe(415);
});

test("a string full of brackets and quotes is only a string", async () => {
  const admin = await portal.signedIn();
  const name = `${'"[{'.repeat(30)}\\`;
  expect((await admin.post("/songs/categories", { name })).body.name).toBe(name);
});

test("of a key given twice the last counts", async () => {
  const admin = await portal.signedIn();
  const answer = await admin.request(path, {
    method: "POST",
    headers: json,
    body: '{"name":"Sifa","name":"Tenzi"}',
  });
  expect(answer.body.name).toBe("Tenzi");
});

test.each(["__proto__", "constructor", "prototype"])("a key %s reaches nothing", async (key) => {
  const admin = await portal.signedIn();
  const body = `{"name":"Tenzi","${key}":{"is_admin":true,"polluted":true}}`;
  const answer = await admin.request(path, { method: "POST", headers: json, body });
  expect(Object.keys(answer.body)).toEqual(["id", "name", "created_at", "updated_at"]);
  expect({}).not.toHaveProperty("polluted");
});

const logos = {
  upload: {
    method: "POST",
    path: "/logos",
    summary: "Upload a logo",
    form: z.object({
      name: z.string().check(z.minLength(1)),
      logo: z.file().check(z.maxSize(2 * 1024 * 1024)),
    }),
    reply: z.object({ name: z.string(), size: z.number() }),
    public: true,
    example: { reply: { name: "Vodacom", size: 3 } },
  },
} satisfies Endpoints;

const upload = (() => {
  const handlers = routes(logos, { upload: ({ form }) => ({ name: form.name, size: form.logo.size }) });
  const app = appOf(handlers);
  return (fields: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return portal.visitor({ app }).request("/api/logos", { method: "POST", body, headers });
  };
})();

test("a form with a file arrives as the table says", async () => {
  const answer = await upload({ name: "Vodacom", logo: new Blob(["png"]) });
  expect(answer.body).toEqual({ name: "Vodacom", size: 3 });
});

test("what is wrong with a form is said field by field", async () => {
  expect((await upload({ name: "" })).body.errors).toEqual({ name: "Required", logo: "Required" });
  const big = await upload({ name: "Vodacom", logo: new Blob([kilobytes(2049)]) });
  expect(big.body.errors).toEqual({ logo: "At most 2048 KB" });
});

test("a form above 3 MB is refused", async () => {
  expect((await upload({ name: "Vodacom", logo: new Blob([kilobytes(3073)]) })).status).toBe(413);
});

test("a form of more than a hundred parts is refused", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, "x"]));
  expect((await upload(many)).status).toBe(400);
});

test("a form that cannot be read is refused", async () => {
  const init = {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: "not a form",
  };
  const admin = await portal.signedIn();
  expect((await admin.request("/api/songs/categories", init)).status).toBe(415);
  expect(
    (await upload({ name: "x" }, { "content-type": "multipart/form-data; boundary=other" })).status,
  ).toBe(400);
  expect((await upload({ name: "x" }, { "content-type": "application/json" })).status).toBe(415);
});
