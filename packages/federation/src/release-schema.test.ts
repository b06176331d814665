import { expect, test } from "vitest";
import { maxReleaseBytes, parseRelease } from "./release-schema";

const hash = `sha384-${"A".repeat(64)}`;
const entry = "/remotes/catalog/3f2c9ab1/remoteEntry.js";

const release = () => ({
  schema: 1,
  release: 42,
  parent: 41,
  by: "ci",
  at: "2026-11-21T03:00:00Z",
  reason: "search fix",
  apiBase: "/api",
  shell: { version: "1.0.0", build: "aaaaaaaa", contract: "1.0.0", files: { "/shell/aaaaaaaa/a.js": hash } },
  remotes: {
    catalog: {
      version: "1.0.0",
      build: "3f2c9ab1",
      contract: "^1.0.0",
      entry,
      preload: [],
      container: "catalog_3f2c9ab1",
      files: { [entry]: hash },
      mounts: ["/dashboard/songs/*"],
      nav: [],
      budget: { entryKB: 12, routeKB: 60, loadMs: 4000, mountMs: 2000 },
    },
  },
});

type Release = ReturnType<typeof release>;

test("a release is read", () => {
  expect(parseRelease(JSON.stringify(release())).release).toBe(42);
});

test.each<[string, (release: Release) => void]>([
  [
    "an entry on another origin",
    (r) => Object.assign(r.remotes.catalog, { entry: "https://evil.example/x.js" }),
  ],
  ["an entry without scheme", (r) => Object.assign(r.remotes.catalog, { entry: "//evil.example/x.js" })],
  [
    "a script in the place of an entry",
    (r) => Object.assign(r.remotes.catalog, { entry: "javascript:alert(1)" }),
  ],
  ["a file outside the builds", (r) => Object.assign(r.remotes.catalog, { files: { "/api/x.js": hash } })],
  ["a weak hash", (r) => Object.assign(r.remotes.catalog, { files: { [entry]: "sha1-x" } })],
  ["a container that is no name", (r) => Object.assign(r.remotes.catalog, { container: "a;alert(1)" })],
  ["an icon with markup", (r) => Object.assign(r.remotes.catalog, { nav: [{ icon: "<script>" }] })],
  ["a mount with dots", (r) => Object.assign(r.remotes.catalog, { mounts: ["/dashboard/../x"] })],
  ["an API on plain http", (r) => Object.assign(r, { apiBase: "http://evil.example" })],
  ["another schema", (r) => Object.assign(r, { schema: 2 })],
])("%s is refused", (_, spoil) => {
  const spoilt = release();
  spoil(spoilt);
  expect(() => parseRelease(JSON.stringify(spoilt))).toThrow();
});

test("a release that is too large is refused before it is parsed", () => {
  expect(() => parseRelease(" ".repeat(maxReleaseBytes + 1))).toThrow(/larger than/);
});

test("a prototype in its JSON stays out", () => {
  parseRelease(JSON.stringify(release()).replace("{", '{"__proto__":{"polluted":1},'));
  expect({}).not.toHaveProperty("polluted");
});
