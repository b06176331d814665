import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultHeaders } from "../http/headers";
import { site } from "./site";

const script = "export const remote = 1;";
const files = {
  "releases/1/index.html": "<h1>release 1</h1>",
  "releases/1/registry.json": '{"release":1}',
  "releases/1/favicon.svg": "<svg/>",
  "releases/1/robots.txt": "User-agent: *\nDisallow: /\n",
  "releases/1/.env": "SECRET=1",
  "releases/2/index.html": "<h1>release 2</h1>",
  "shell/abc/main.3f2c.js": script,
  "shell/abc/main.3f2c.js.br": brotliCompressSync(script),
  "shell/abc/main.3f2c.js.gz": gzipSync(script),
  "shell/abc/main.3f2c.js.map": "{}",
  "shell/abc/style.css": "h1{}",
  "remotes/catalog/1a/mf-manifest.json": "{}",
  "remotes/catalog/1a/.git/config": "secret",
  ".env": "SECRET=1",
  "notes.txt": "not published",
};

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-www-"));
  await writeFile(join(folder, "outside.txt"), "outside");
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, "www", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await symlink("releases/1", join(folder, "www/current"));
  await symlink(join(folder, "outside.txt"), join(folder, "www/releases/1/linked.txt"));
  app = new Hono().use(defaultHeaders as never).route("/", site(join(folder, "www")));
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.each(["/", "/dashboard", "/dashboard/songs/edit/7", "/forgot-password/x", "/a%20b"])(
  "%s is a screen: the live index.html, asked for every time",
  async (path) => {
    const answer = await get(path);
    expect(await answer.text()).toBe("<h1>release 1</h1>");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  },
);

test("an index.html that is known already is not sent again, until the release changes", async () => {
  const known = { "if-none-match": (await get("/")).headers.get("etag") ?? "" };
  const same = await get("/", known);
  expect(same.status).toBe(304);
  expect(same.headers.get("x-frame-options")).toBe("DENY");

  await symlink("releases/2", join(folder, "www/next"));
  await rename(join(folder, "www/next"), join(folder, "www/current"));
  const changed = await get("/", known);
  expect(await changed.text()).toBe("<h1>release 2</h1>");
  expect((await get("/registry.json")).status).toBe(404);

  await symlink("releases/1", join(folder, "www/next"));
  await rename(join(folder, "www/next"), join(folder, "www/current"));
});

test.each([
  ["/registry.json", "application/json; charset=utf-8", "no-store"],
  ["/favicon.svg", "image/svg+xml", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/shell/abc/main.3f2c.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/shell/abc/style.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
  [
    "/remotes/catalog/1a/mf-manifest.json",
    "application/json; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
])("%s is %s and kept %s", async (path, type, caching) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toBe(caching);
});

test.each([
  "/shell/abc/gone.js",
  "/remotes/catalog/1a/gone",
  "/remotes/catalog",
  "/remotes/",
  "/missing.js",
  "/dashboard/missing.png",
])("%s is missing, and index.html does not stand in for it", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  "/.env",
  "/current/.env",
  "/%2eenv",
  "/.git/config",
  "/dashboard/.hidden",
  "/dashboard/%2ehidden",
  "/remotes/catalog/1a/.git/config",
  "/remotes/catalog/1a/%2egit/config",
  "/shell/abc/main.3f2c.js.map",
  "/shell/../notes.txt",
  "/shell/..%2fnotes.txt",
  "/shell/%2e%2e/notes.txt",
  "/shell/..%5cnotes.txt",
  "/shell/..\\notes.txt",
  "/shell//abc/main.3f2c.js",
  "//shell/abc/main.3f2c.js",
  "/shell/abc/main.3f2c.js%00",
  "/shell/abc/",
  "/shell/abc/main.3f2c.js/",
  "/notes.txt",
  "/releases/1/index.html",
  "/linked.txt",
  "/%",
  "/%c0%ae%c0%ae/notes.txt",
])("%s gives nothing away", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("Not found\n");
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["identity", null],
  ["", null],
])("to who accepts %j the file goes out as %s", async (accepted, encoding) => {
  const answer = await get("/shell/abc/main.3f2c.js", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("content-length")).toBe(String((await answer.arrayBuffer()).byteLength));
});

test("HEAD tells the same without the file, and writing is not possible", async () => {
  const head = await app.request("/shell/abc/main.3f2c.js", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe(String(script.length));
  expect(await head.text()).toBe("");
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await app.request("/", { method })).status).toBe(404);
});

test("every answer of the site has the security headers", async () => {
  for (const path of ["/", "/favicon.svg", "/shell/abc/style.css", "/missing.js", "/.env"]) {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers.get("integrity-policy")).toBe("blocked-destinations=(script)");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("before anything is published, nothing is found", async () => {
  const empty = new Hono().route("/", site(join(folder, "nowhere")));
  expect((await empty.request("/")).status).toBe(404);
});
