import { setImmediate, setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { seconds } from "../clock";
import type { Sms, SmsProvider } from "./sms";

/** Sends messages behind the caller's back: nobody's answer waits for a gateway, or tells whether one was called. */
export interface SmsDispatch {
  send(sms: Sms): void;
  /** Resolves when everything handed in so far is delivered or given up. */
  idle(): Promise<void>;
}

const patienceMs: readonly number[] = [seconds(1), seconds(5)];

/** A message that the gateway does not take is tried again twice, then logged without its text. */
export function dispatchTo(provider: SmsProvider, log: Logger, retryAfterMs = patienceMs): SmsDispatch {
  const underway = new Set<Promise<void>>();

  const deliver = async (sms: Sms, waitsMs: readonly number[]): Promise<void> => {
    try {
      await provider.deliver(sms);
    } catch (error) {
      const [waitMs, ...later] = waitsMs;
      if (waitMs === undefined)
        return log.error({ err: error, phone: sms.to }, "a text message was not delivered");
      await setTimeout(waitMs);
      await deliver(sms, later);
    }
  };

  return {
    send(sms) {
      const delivery = setImmediate()
        .then(() => deliver(sms, retryAfterMs))
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async idle() {
      await Promise.all(underway);
    },
  };
}
