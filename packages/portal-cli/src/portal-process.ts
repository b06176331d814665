import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const portal = fileURLToPath(new URL("../bin/portal.mjs", import.meta.url));

/**
 * Runs another command of `portal` in a process of its own, which takes its memory with it when it ends. Gives whether
 * it went well; it is ended when `stop` is aborted.
 */
export function runPortal(words: readonly string[], stop: AbortSignal): Promise<boolean> {
  const child = spawn(process.execPath, [portal, ...words], { stdio: "inherit" });
  stop.addEventListener("abort", () => child.kill(), { once: true });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
