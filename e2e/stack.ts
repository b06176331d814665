import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const askForPort =
  "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })";

process.env.E2E_PORT ??= execFileSync(process.execPath, ["-e", askForPort], { encoding: "utf8" }).trim();

/** Where the portal under test listens: a free port, the same for every process of the run. */
export const port = Number(process.env.E2E_PORT);

process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "portal-e2e-"));

/** Its database and its messages: a new folder for each run, the same for every process of the run. */
export const dataDir: string = process.env.E2E_DATA_DIR;

/** The admin that the demo data brings. */
export const demoAdmin = { phone: "255712000001", password: "karibu-portal-2026" } as const;

interface Sms {
  readonly to: string;
  readonly text: string;
  readonly otp?: string;
}

/** The messages sent to a phone so far, oldest first. */
export function messagesTo(phone: string): Sms[] {
  const lines = readOutbox().split("\n").filter(Boolean);
  return lines.map((line): Sms => JSON.parse(line)).filter((sms) => sms.to === phone);
}

function readOutbox(): string {
  try {
    return readFileSync(join(dataDir, "sms-outbox.jsonl"), "utf8");
  } catch {
    return "";
  }
}

/** Waits for the code that comes after the first `known` messages to a phone. */
export async function nextCode(phone: string, known: number): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const code = messagesTo(phone)
      .slice(known)
      .findLast((sms) => sms.otp)?.otp;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code was sent to ${phone}`);
}
