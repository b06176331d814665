import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import { rememberedMs } from "./auth/accounts";
import { after, type Clock, minutes } from "./clock";
import type { Database } from "./database/database";
import { codes, idempotencyKeys, knownAddresses, limitWindows, sessions } from "./database/schema";
import { keptMs } from "./http/idempotency";
import { logoStore } from "./operators/logos";

/** Forgets what no longer counts: ended sessions, codes and limits, old keys and addresses, logos without operator. */
export async function cleanUp(database: Database, clock: Clock): Promise<void> {
  const now = clock();
  await database.delete(sessions).where(lt(sessions.expires_at, now));
  await database.delete(codes).where(lt(codes.expires_at, now));
  await database.delete(limitWindows).where(lt(limitWindows.resets_at, now));
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, after(now, -keptMs)));
  await database.delete(knownAddresses).where(lt(knownAddresses.seen_at, after(now, -rememberedMs)));
  await logoStore(database, clock).forgetUnused();
}

/** Cleans up every ten minutes. Gives what stops it. */
export function keepHouse(database: Database, clock: Clock, log: Logger): () => void {
  const clean = () =>
    cleanUp(database, clock).catch((error) => log.warn({ err: error }, "housekeeping failed"));
  const timer = setInterval(clean, minutes(10)).unref();
  return () => clearInterval(timer);
}
