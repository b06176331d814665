import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const portalPath = fileURLToPath(new URL("../bin/portal.mjs", import.meta.url));

test("help names every command, and each has its own", async () => {
  const { output, code } = await portal(["--help"]);
  expect(code).toBe(0);
  for (const name of ["start", "dev", "publish", "budgets", "status"]) {
    expect(output).toContain(`  ${name}`);
    expect((await portal([name, "--help"])).output).toContain(`portal ${name}`);
  }
});

test.each([
  [["lunch"], 'No command is called "lunch"; known: start, dev, publish'],
  [
    ["publish", "catlog"],
    'No package to publish is called "catlog"; known: shell, auth, billing, catalog, people',
  ],
  [["dev", "catlog"], 'No remote is called "catlog"; known: auth, billing, catalog, people'],
  [["status", "--fast"], "Unknown option '--fast'"],
])("portal %s is answered with a sentence", async (words, sentence) => {
  const { output, code } = await portal(words);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});

test("a setting that is wrong is told in one sentence", async () => {
  const { output, code } = await portal(["start"], { PORT: "threethousand" });
  expect(output.trim()).toMatch(/^PORT is "threethousand"; it must be .*\.$/);
  expect(code).toBe(1);
});

test("a port in use is told in one sentence, and nothing is published", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  // Safe: a server that listens on a port has an address of this shape.
  const { port } = other.address() as { port: number };
  const www = await temporaryFolder();
  const { output, code } = await portal(["start", "--www", www], { PORT: String(port) });
  other.close();
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is in use; .*\\.$`));
  expect(code).toBe(1);
  expect(await readdir(join(www, "releases"))).toEqual([]);
});

test("before anything is published, status says how to begin", async () => {
  const { output, code } = await portal(["status", "--www", await temporaryFolder()]);
  expect(output).toContain("Nothing is published yet");
  expect(code).toBe(0);
});

const temporaryFolder = () => mkdtemp(join(tmpdir(), "portal-cli-"));

async function portal(words: string[], env: Record<string, string> = {}) {
  const given = { ...process.env, DATA_DIR: await temporaryFolder(), NODE_ENV: "test", ...env };
  const child = spawn(process.execPath, [portalPath, ...words], { env: given });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { output, code };
}
