import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { seconds } from "../clock";
import { StartError } from "../start-error";

/** A folder that no other server uses until it is released. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** When the process began: a later process with the same number has another one. */
  readonly bornAt: string;
  /** The machine or container; of a process elsewhere only the heartbeat tells whether it lives. */
  readonly place: string;
}

const heartbeatMs = seconds(5);
const silentMs = seconds(30);

/**
 * Takes a folder for this process. The lock of a process that has ended is taken over, that of a live one never.
 * @throws {StartError} when a live process holds it, or the folder cannot be written
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, "server.lock");
  const mine = JSON.stringify(holderOf(process.pid));
  while (!(await create(path, mine))) {
    const found = await readFile(path, "utf8").catch(() => "");
    if (found && (await isAlive(path, found))) throw locked(folder, path, found);
    await discard(path, found);
  }
  const heartbeat = setInterval(() => void beat(path), heartbeatMs).unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      if ((await readFile(path, "utf8").catch(() => "")) === mine) await rm(path, { force: true });
    },
  };
}

async function create(path: string, content: string): Promise<boolean> {
  // Written aside and linked into place, so that nobody ever reads half a lock.
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, content);
    await link(draft, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new StartError(`The data folder cannot be written: ${(cause as Error).message}.`, { cause });
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Moves a dead lock away. When another process was faster and this is its live lock, it is put back. */
async function discard(path: string, dead: string): Promise<void> {
  const aside = `${path}.dead.${process.pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, "utf8")) !== dead) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

async function isAlive(path: string, content: string): Promise<boolean> {
  const holder = parse(content);
  if (!holder) return false;
  if (holder.place !== place()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < silentMs;
  }
  return isRunning(holder.pid) && bornAt(holder.pid) === holder.bornAt;
}

function parse(content: string): Holder | undefined {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const holderOf = (pid: number): Holder => ({ pid, bornAt: bornAt(pid), place: place() });

/** Equal for two looks at one process. Empty where the system does not tell: then the number alone decides. */
function bornAt(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19] ?? "";
    if (process.platform === "darwin")
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
  return "";
}

function place(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

async function beat(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

function locked(folder: string, path: string, content: string): StartError {
  const holder = parse(content);
  return new StartError(
    `The data folder ${folder} is in use by process ${holder?.pid}${holder?.place === place() ? "" : " on another machine"}; stop that server first (its lock is ${path}).`,
  );
}
