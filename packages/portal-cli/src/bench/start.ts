import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { workspaceRoot } from "../workspace";

/** What one start took. */
export interface StartFigures {
  /** From the command to the line that says where the portal is, in milliseconds. */
  readonly listeningMs: number;
  /** Memory the server holds once it listens, in KiB; not known where there is no /proc. */
  readonly residentKiB: number;
}

/** Starts the portal with site and data in `folder`, and stops it once it listens. */
export async function measureStart(folder: string): Promise<StartFigures> {
  const began = performance.now();
  const portal = spawn(
    process.execPath,
    [join(workspaceRoot, "packages/portal-cli/bin/portal.mjs"), "start", "--www", join(folder, "www")],
    {
      env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), DEMO: "1" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(portal, "exit");
  for await (const line of createInterface({ input: portal.stdout })) {
    if (line.includes("The portal is at")) break;
  }
  const listeningMs = performance.now() - began;
  const residentKiB = await resident(portal.pid);
  portal.kill("SIGTERM");
  await ended;
  return { listeningMs, residentKiB };
}

async function resident(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}
