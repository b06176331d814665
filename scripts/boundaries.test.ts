import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { expect, test } from "vitest";
import config from "../.dependency-cruiser.mjs";

/** By rule, a file and an import in it that the rule must refuse. */
const refused: Record<string, [file: string, imported: string]> = {
  "contract-uses-only-zod": ["packages/contract/src/songs.ts", "hono"],
  "session-uses-only-itself": ["packages/session/src/clock.ts", "../../contract/src/index"],
  "i18n-uses-only-itself": ["packages/i18n/src/formats.ts", "../../session/src/index"],
  "router-uses-only-itself": ["packages/router/src/links.ts", "../../i18n/src/index"],
  "client-uses-only-contract-session": ["packages/client/src/call.ts", "../../router/src/index"],
  "ui-uses-only-i18n-router": ["packages/ui/src/form.tsx", "../../client/src/index"],
  "federation-uses-only-ui-i18n-router-session-client": [
    "packages/federation/src/host.ts",
    "../../contract/src/index",
  ],
  "testing-uses-only-contract-router-session": ["packages/testing/src/render.ts", "../../ui/src/index"],
  "server-uses-only-contract": ["packages/server/src/app.ts", "../../session/src/index"],
  "portal-cli-uses-only-federation-server": ["packages/portal-cli/src/main.ts", "../../ui/src/index"],
  "client-shows-nothing": ["packages/client/src/toast.ts", "react"],
  "a-remote-knows-no-other-and-no-shell": ["mfe-songs/src/remote.tsx", "../../mfe-people/src/remote"],
  "the-shell-knows-no-remote": ["shell/src/menu.tsx", "../../mfe-people/src/remote"],
  "a-feature-uses-of-another-only-its-queries": [
    "mfe-songs/src/songs/song-list.tsx",
    "../categories/category-form",
  ],
  "only-the-command-line-runs-the-server": ["e2e/sign-in.spec.ts", "../packages/server/src/index"],
  "only-tests-use-testing": ["packages/ui/src/list.tsx", "../../testing/src/index"],
  "no-cycles": ["shell/src/a.ts", "./b"],
  "every-import-is-found": ["shell/src/c.ts", "./gone"],
};

/** Files that are imported above, and imports that every rule must let pass. */
const allowed: [file: string, imported?: string][] = [
  ["node_modules/hono/index.js"],
  ["node_modules/react/index.js"],
  ["packages/contract/src/index.ts"],
  ["packages/session/src/index.ts"],
  ["packages/i18n/src/index.ts"],
  ["packages/router/src/index.ts"],
  ["packages/client/src/index.ts", "../../contract/src/index"],
  ["packages/ui/src/index.ts", "../../router/src/index"],
  ["packages/testing/src/index.ts", "../../session/src/index"],
  ["packages/server/src/index.ts", "../../contract/src/index"],
  ["packages/portal-cli/src/start.ts", "../../server/src/index"],
  ["packages/ui/src/list.test.tsx", "../../testing/src/index"],
  ["mfe-people/src/remote.tsx", "../../packages/ui/src/index"],
  ["mfe-songs/src/categories/category-form.tsx", "../messages/index"],
  ["mfe-songs/src/categories/category-queries.ts"],
  ["mfe-songs/src/messages/index.ts"],
  ["mfe-songs/src/songs/song-form.tsx", "../categories/category-queries"],
  ["shell/src/b.ts", "./a"],
];

test("every rule refuses what breaks it, and nothing else is refused", { timeout: 60_000 }, async () => {
  const root = await mkdtemp(join(tmpdir(), "portal-boundaries-"));
  for (const [file, imported] of [...allowed, ...Object.values(refused)]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), imported ? `import "${imported}";\n` : "export {};\n");
  }
  const found = await violations(root);
  expect(Object.keys(refused).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  for (const [rule, [file]] of Object.entries(refused)) expect(found, rule).toContain(`${rule}: ${file}`);
  expect(new Set(found.map((line) => line.split(": ")[1]))).toEqual(
    new Set(Object.values(refused).map(([file]) => file)),
  );
});

test("an import that climbs three folders is refused", async () => {
  const root = await mkdtemp(join(tmpdir(), "portal-imports-"));
  await copyFile("biome.json", join(root, "biome.json"));
  await writeFile(join(root, "near.ts"), 'import "../../messages";\n');
  await writeFile(join(root, "far.ts"), 'import "../../../messages";\n');
  const args = ["lint", "--vcs-enabled=false", "--reporter=json", "."];
  const { stdout } = spawnSync(join(process.cwd(), "node_modules/.bin/biome"), args, {
    cwd: root,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toMatchObject([
    { category: "lint/style/noRestrictedImports", location: { path: "far.ts" } },
  ]);
});

async function violations(root: string): Promise<string[]> {
  const { options, ...ruleSet } = config;
  const { output } = await cruise(["."], { ...options, ruleSet, validate: true, baseDir: root });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}
