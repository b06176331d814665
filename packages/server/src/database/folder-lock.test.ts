import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartError } from "../start-error";
import { lockFolder } from "./folder-lock";

let folder: string;
const lockFile = () => join(folder, "server.lock");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function change(changes: object): Promise<void> {
  const holder = JSON.parse(await readFile(lockFile(), "utf8"));
  await writeFile(lockFile(), JSON.stringify({ ...holder, ...changes }));
}

test("a locked folder is refused in one sentence that names it and its holder", async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    new StartError(
      `The data folder ${folder} is in use by process ${process.pid}; stop that server first (its lock is ${lockFile()}).`,
    ),
  );
  await lock.release();
});

test("a released folder can be locked again, and nothing is left behind", async () => {
  await (await lockFolder(folder)).release();
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

test("the lock of a process that has ended is taken over", async () => {
  const ended = spawn(process.execPath, ["--eval", ""]);
  await once(ended, "exit");
  await lockFolder(folder);
  await change({ pid: ended.pid });
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(lockFile(), "utf8")).pid).toBe(process.pid);
  await lock.release();
});

test.runIf(process.platform === "linux")("the lock of a live process is never taken over", async () => {
  const live = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  await lockFolder(folder);
  const bornAt = (await readFile(`/proc/${live.pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  await change({ pid: live.pid, bornAt });
  await expect(lockFolder(folder)).rejects.toThrow(`process ${live.pid}`);
  live.kill();
  await once(live, "exit");
  await (await lockFolder(folder)).release();
});

test.runIf(process.platform === "linux")(
  "a later process with the same number does not count as the holder",
  async () => {
    await lockFolder(folder);
    await change({ bornAt: "1" });
    await (await lockFolder(folder)).release();
  },
);

test("of a holder on another machine, the heartbeat decides", async () => {
  await lockFolder(folder);
  await change({ place: "elsewhere" });
  await expect(lockFolder(folder)).rejects.toThrow("on another machine");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lockFile(), longAgo, longAgo);
  await (await lockFolder(folder)).release();
});

test("of many who take over a dead lock at once, one wins", async () => {
  await lockFolder(folder);
  await change({ bornAt: "1" });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a lock that is damaged is taken over", async () => {
  await writeFile(lockFile(), "{ half a lo");
  await (await lockFolder(folder)).release();
});

test("a folder that cannot be written is refused in one sentence", async () => {
  await expect(lockFolder(join(folder, "missing"))).rejects.toThrow(/^The data folder cannot be written: /);
});
