import { spawn } from "node:child_process";

/** Runs a program to its end and gives whether it went well and what it printed. */
export function run(program, words, env = {}, cwd = process.cwd()) {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}
