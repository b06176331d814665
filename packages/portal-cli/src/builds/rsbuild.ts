import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CommandError } from "../command";
import type { FrontEnd } from "../workspace";

const rsbuild = join(
  dirname(createRequire(import.meta.url).resolve("@rsbuild/core/package.json")),
  "bin/rsbuild.js",
);

/**
 * Builds a package into a folder, in a process of its own, so that several build at once and none stays in memory.
 * Throws `CommandError` with what the bundler said when it fails.
 */
export async function rsbuildInto(folder: string, frontEnd: FrontEnd, build: string): Promise<void> {
  const { code, output } = await run(
    ["build", "--dist-path", folder, "--log-level", "warn"],
    frontEnd.folder,
    build,
  );
  if (code !== 0) throw new CommandError(`${frontEnd.name} did not build:\n${output.trim()}`);
}

function run(args: string[], cwd: string, build: string): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, PORTAL_BUILD: build, NODE_ENV: "production" };
  const child = spawn(process.execPath, [rsbuild, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
