import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { buildId } from "./build-id";

const files = {
  "pnpm-lock.yaml": "lockfileVersion: 9",
  "tsconfig.base.json": "{}",
  "mfe-songs/package.json": '{"dependencies":{"@portal/ui":"workspace:*","react":"19"}}',
  "mfe-songs/src/remote.tsx": "export {}",
  "packages/ui/package.json": '{"dependencies":{"@portal/i18n":"workspace:*"}}',
  "packages/ui/src/index.ts": "export {}",
  "packages/i18n/package.json": "{}",
  "packages/i18n/src/index.ts": "export {}",
  "packages/server/src/index.ts": "export {}",
};

test("the same inputs give the same name, wherever they lie", async () => {
  expect(await idWith({})).toBe(await idWith({}));
  expect(await idWith({})).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  "mfe-songs/src/remote.tsx",
  "mfe-songs/src/new-file.ts",
  "packages/ui/src/index.ts",
  "packages/i18n/src/index.ts",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
])("a change in %s gives another name", async (file) => {
  expect(await idWith({ [file]: "changed" })).not.toBe(await idWith({}));
});

test.each([
  "mfe-songs/src/song.test.tsx",
  "mfe-songs/dist/remoteEntry.js",
  "mfe-songs/node_modules/.cache/x",
  "mfe-songs/.DS_Store",
  "packages/server/src/index.ts",
])("a change in %s gives the same name", async (file) => {
  expect(await idWith({ [file]: "changed" })).toBe(await idWith({}));
});

test("text that moves from one file to the next gives another name", async () => {
  const one = await idWith({ "mfe-songs/src/a.ts": "ab", "mfe-songs/src/b.ts": "c" });
  expect(await idWith({ "mfe-songs/src/a.ts": "a", "mfe-songs/src/b.ts": "bc" })).not.toBe(one);
});

async function idWith(changes: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "portal-workspace-"));
  for (const [file, content] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  await link(root, "mfe-songs", "ui");
  await link(root, "packages/ui", "i18n");
  return buildId({ folder: join(root, "mfe-songs") }, root);
}

async function link(root: string, from: string, name: string): Promise<void> {
  const scope = join(root, from, "node_modules/@portal");
  await mkdir(scope, { recursive: true });
  await symlink(join(root, "packages", name), join(scope, name));
}
