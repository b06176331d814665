import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createLog } from "../log";
import { dispatchTo } from "./dispatch";
import { outbox } from "./outbox";
import type { Sms } from "./sms";

const code: Sms = { to: "255712000001", text: "123456 is your sign-in code.", otp: "123456" };
const clock = () => new Date("2026-03-02T06:30:00.000Z");

test("the outbox prints messages and appends them as lines of JSON", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portal-sms-"));
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { deliver } = outbox(join(folder, "data"), clock);
  await deliver(code);
  await deliver({ to: "255712000001", text: "Your password was changed." });
  expect(printed.mock.calls.join("")).toContain("SMS to 255712000001: 123456 is your sign-in code.\n");
  printed.mockRestore();

  const lines = (await readFile(join(folder, "data/sms-outbox.jsonl"), "utf8")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...code, at: "2026-03-02T06:30:00.000Z" },
    { to: "255712000001", text: "Your password was changed.", at: "2026-03-02T06:30:00.000Z" },
  ]);
  await rm(folder, { recursive: true });
});

test("a message the gateway refuses is tried again, then given up and logged without its text", async () => {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => void logged.push(line) });
  let tries = 0;
  const deliver = async () => {
    tries += 1;
    throw new Error("gateway down");
  };
  const dispatch = dispatchTo({ deliver }, log, [1, 1]);
  dispatch.send(code);
  await dispatch.idle();
  expect(tries).toBe(3);
  expect(logged.join("")).toContain("was not delivered");
  expect(logged.join("")).toContain("2557•••••001");
  expect(logged.join("")).not.toContain("123456");
});

test("a gateway that recovers gets the message once", async () => {
  const delivered: Sms[] = [];
  let isDown = true;
  const deliver = async (sms: Sms) => {
    if (isDown) {
      isDown = false;
      throw new Error("gateway down");
    }
    delivered.push(sms);
  };
  const dispatch = dispatchTo({ deliver }, createLog("silent"), [1, 1]);
  dispatch.send(code);
  await dispatch.idle();
  expect(delivered).toEqual([code]);
});
