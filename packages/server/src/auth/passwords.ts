import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../http/refusal";
import { isCommonPassword } from "./common-passwords";
import type { AuthRules } from "./limits";

export type Passwords = ReturnType<typeof passwordHasher>;

/** What nobody's password hashes to: verifying against it takes as long as against a real one. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Pg2CTsSpkp64ywK/4GaWiQ$MtURi0JWbbHcEFBCtJD1kXLWYDWhJhFSfIlOEKXj+Ic";

/**
 * Hashes and verifies passwords, a few at a time.
 * Its methods refuse with too_many when the queue is full.
 */
export function passwordHasher(rules: AuthRules["hashing"]) {
  const options = { memoryCost: rules.memoryKiB, timeCost: rules.passes, parallelism: rules.lanes };
  const inTurn = queue(rules);
  return {
    hash: (password: string) => inTurn(() => hash(password.normalize("NFKC"), options)),
    /** Without a hash, of somebody unknown, it takes its time and says no. */
    matches: (stored: string | null | undefined, password: string) =>
      inTurn(async () => (await verify(stored ?? nobodysHash, password.normalize("NFKC"))) && stored != null),
  };
}

/** Why a password may not be chosen, in words for its owner; undefined when it may. */
export function passwordFault(password: string, phone: string | null): string | undefined {
  const digits = password.replace(/\D/g, "");
  if (phone && digits.length === password.replace(/[\s+-]/g, "").length && digits.endsWith(phone.slice(3)))
    return "Your phone number cannot be your password";
  if (isCommonPassword(password)) return "This password is too easy to guess";
  return undefined;
}

function queue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queued: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queued.length >= waiting) throw busy();
      await new Promise<void>((resolve) => queued.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queued.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const busy = () =>
  new Refusal("too_many", "Too many people are signing in right now. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
