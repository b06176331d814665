import { spawn } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseRelease, type Release } from "@portal/federation/release-schema";
import { expect, test } from "vitest";
import { commit } from "./commit";
import { claimFolder } from "./durable";
import { releaseElement } from "./page";
import { incomingFolder, newestNumber, newestRelease, releaseFolder, type Site, servedNumber } from "./site";
import { shellAlone, testSite, withRemote } from "./test-site";

test("a release is served as soon as it is published", async () => {
  const site = await testSite();
  await commit(site, "first", () => shellAlone);
  const second = await commit(site, "second", (parent) => withRemote("catalog", parent));
  expect(second).toMatchObject({ release: 2, parent: 1, reason: "second" });
  expect(await servedPage(site)).toContain(releaseElement(second));
});

test("of fifty publications at the same time none is lost", { timeout: 60_000 }, async () => {
  const site = await testSite();
  const names = Array.from({ length: 50 }, (_, at) => `remote${at}`);
  await Promise.all(names.map((name) => commit(site, name, (parent) => withRemote(name, parent))));
  const newest = await newestRelease(site);
  expect(Object.keys(newest?.remotes ?? {}).sort()).toEqual(names.sort());
  expect(newest?.release).toBe(50);
  expect(await servedNumber(site)).toBe(50);
});

test("publishers in several processes follow one another", { timeout: 60_000 }, async () => {
  const site = await testSite();
  await commit(site, "first", () => shellAlone);
  const names = ["a", "b", "c"];
  const publishers = names.map((name) => publisher(site, name));
  for (const name of names) await until(site, ({ remotes }) => `${name}4` in remotes);
  for (const one of publishers) await one.kill();
  await expectWholeChain(site);
});

test("a publisher killed at any moment leaves a whole release served", { timeout: 60_000 }, async () => {
  const site = await testSite();
  await commit(site, "first", () => shellAlone);
  for (let round = 0; round < 6; round += 1) {
    const before = (await newestNumber(site)) ?? 0;
    const victim = publisher(site, "victim");
    await until(site, ({ release }) => release > before);
    await setTimeout(Math.random() * 100);
    await victim.kill();
    await expectWholeChain(site);
  }
  const newest = await newestNumber(site);
  const next = await commit(site, "after the crashes", (parent) => withRemote("catalog", parent));
  expect(next.parent).toBe(newest);
  expect(await servedNumber(site)).toBe(next.release);
});

test("a publisher that dies before it moves the pointer loses nothing", async () => {
  const site = await testSite();
  const first = await commit(site, "first", () => shellAlone);
  const second = { ...first, ...withRemote("songs"), release: 2, parent: 1 };
  await claimFolder(await folderOf(site, second), releaseFolder(site, 2));
  expect(await servedNumber(site)).toBe(1);
  const third = await commit(site, "third", (parent) => withRemote("catalog", parent));
  expect(third.parent).toBe(2);
  expect(Object.keys(third.remotes)).toEqual(["songs", "catalog"]);
  expect(await servedNumber(site)).toBe(3);
});

test("a release that is not what its number says stops the publisher", async () => {
  const site = await testSite();
  const first = await commit(site, "first", () => shellAlone);
  await claimFolder(await folderOf(site, first), releaseFolder(site, 2));
  await expect(commit(site, "next", () => shellAlone)).rejects.toThrow("Release 2 cannot be read");
});

test("a change that is refused leaves the site as it was", async () => {
  const site = await testSite();
  await commit(site, "first", () => shellAlone);
  const before = await readdir(site.root, { recursive: true });
  await expect(commit(site, "bad", () => ({ ...shellAlone, apiBase: "javascript:" }))).rejects.toThrow();
  expect(await readdir(site.root, { recursive: true })).toEqual(before);
});

function publisher(site: Site, name: string) {
  const script = fileURLToPath(new URL("./commit-for-ever.ts", import.meta.url));
  const cwd = dirname(script);
  const child = spawn(process.execPath, ["--import", "tsx", script, site.root, name], {
    cwd,
    stdio: "inherit",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function until(site: Site, isSo: (newest: Release) => boolean): Promise<void> {
  for (;;) {
    const newest = await newestRelease(site);
    if (newest && isSo(newest)) return;
    await setTimeout(20);
  }
}

async function expectWholeChain(site: Site): Promise<void> {
  const served = (await servedNumber(site)) ?? 0;
  const newest = (await newestNumber(site)) ?? 0;
  expect(newest - served).toBeLessThanOrEqual(1);
  for (let number = 1; number <= newest; number += 1) {
    const text = await readFile(join(releaseFolder(site, number), "registry.json"), "utf8");
    expect(parseRelease(text)).toMatchObject({ release: number, parent: number === 1 ? null : number - 1 });
  }
  expect(await servedPage(site)).toContain(`"release":${served}`);
}

const servedPage = (site: Site) => readFile(join(site.root, "current/index.html"), "utf8");

async function folderOf(site: Site, release: Release): Promise<string> {
  const folder = await incomingFolder(site);
  await writeFile(join(folder, "registry.json"), JSON.stringify(release));
  return folder;
}
