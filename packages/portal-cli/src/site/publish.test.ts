import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { frontEnds } from "../workspace";
import { publishAll } from "./publish";
import { newestRelease, type Site } from "./site";
import { testSite } from "./test-site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
  await publishAll(site, await frontEnds());
}, 120_000);

test("an empty site gets its first release with everything", async () => {
  const release = await newestRelease(site);
  expect(release).toMatchObject({ release: 1, parent: null, reason: "first release", apiBase: "/api" });
  expect(Object.keys(release?.remotes ?? {})).toEqual(["auth", "billing", "catalog", "people"]);
});

test("what is live already is neither built nor published again", async () => {
  expect(await publishAll(site, await frontEnds())).toEqual([]);
});

test("a remote's entry and its first scripts are among its listed files", async () => {
  const { catalog } = (await newestRelease(site))?.remotes ?? {};
  expect(catalog?.container).toBe(`catalog_${catalog?.build}`);
  for (const file of [catalog?.entry ?? "", ...(catalog?.preload ?? [])]) {
    expect(catalog?.files[file]).toMatch(/^sha384-/);
  }
});

test("every text file lies there compressed too, with the same content", async () => {
  const files = await readdir(site.root, { recursive: true });
  const texts = files.filter((file) => /^(remotes|releases)\/.*\.(js|json|html)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const path = join(site.root, file);
    const content = await readFile(path);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(await readFile(`${path}.gz`)).equals(content), file).toBe(true);
  }
});

test("nothing that tells how the build was made is published", async () => {
  const files = await readdir(site.root, { recursive: true });
  expect(files.filter((file) => /\.map$|mf-stats/.test(file))).toEqual([]);
});
