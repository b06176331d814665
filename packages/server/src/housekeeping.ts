import type { AppParts } from "./app";
import { codeStore } from "./auth/codes";
import { limiterOn } from "./auth/limiter";
import { sessionStore } from "./auth/sessions";
import { minutes } from "./clock";
import { forgetOldKeys } from "./http/idempotency";

/** Every ten minutes, forgets what no longer counts. Gives what stops it. */
export function keepHouse({ database, clock, sign, log }: AppParts): () => void {
  const limiter = limiterOn(database, clock);
  const clean = async () => {
    await limiter.forgetEnded();
    await sessionStore(database, clock).forgetEnded();
    await codeStore(database, clock, sign, limiter).forgetEnded();
    await forgetOldKeys(database, clock);
  };
  const timer = setInterval(
    () => clean().catch((error) => log.warn({ err: error }, "housekeeping failed")),
    minutes(10),
  );
  return () => clearInterval(timer.unref());
}
