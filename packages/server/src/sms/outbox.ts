import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../clock";
import type { SmsProvider } from "./sms";

/** No gateway: messages are printed to the terminal and appended as JSON lines to `<dataDir>/sms-outbox.jsonl`. */
export function outbox(dataDir: string, clock: Clock): SmsProvider {
  return {
    async deliver({ to, text, otp }) {
      const line = JSON.stringify({ to, text, otp, at: clock().toISOString() });
      await mkdir(dataDir, { recursive: true });
      await appendFile(join(dataDir, "sms-outbox.jsonl"), `${line}\n`, { mode: 0o600 });
      process.stdout.write(`SMS to ${to}: ${text}\n`);
    },
  };
}
