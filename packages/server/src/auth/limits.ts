import { hours, minutes } from "../clock";

/** At most `max` times in a window of `perMs`. */
export interface Rate {
  readonly max: number;
  readonly perMs: number;
}

/** What is counted and how often it may happen; all its rates hold at once. */
export interface Limit {
  readonly name: string;
  readonly rates: readonly Rate[];
}

const limit = (name: string, ...rates: Rate[]): Limit => ({ name, rates });

/** Every figure of the sign-in defences. What a limit counts is given back when it succeeds, unless its line says so. */
export const authRules = {
  limits: {
    /** Passwords tried for one account from addresses it never signed in from. */
    passwordsByStrangers: limit(
      "passwords-strangers",
      { max: 5, perMs: minutes(1) },
      { max: 10, perMs: minutes(10) },
      { max: 20, perMs: hours(1) },
    ),
    /** The same from one address the account has signed in from: strangers cannot use this up. */
    passwordsFromKnownAddress: limit(
      "passwords-known",
      { max: 5, perMs: minutes(1) },
      { max: 10, perMs: minutes(15) },
      { max: 20, perMs: hours(1) },
    ),
    /** Passwords tried from one address, for any account. */
    passwordsPerAddress: limit(
      "passwords-address",
      { max: 20, perMs: minutes(5) },
      { max: 60, perMs: hours(1) },
    ),
    /** Passwords tried in all: a flood must not take the machine. */
    passwordsOverall: limit("passwords-all", { max: 3_000, perMs: minutes(15) }),

    /** Codes tried from one address. */
    codesPerAddress: limit("codes-address", { max: 30, perMs: minutes(10) }, { max: 100, perMs: hours(24) }),
    /** Codes compared for one account. */
    loginCodes: limit("codes-login", { max: 20, perMs: hours(24) }),
    resetCodes: limit("codes-reset", { max: 10, perMs: hours(24) }),
    /** Of those, by callers who did not ask for the code themselves. */
    loginCodesByStrangers: limit("codes-login-strangers", { max: 6, perMs: hours(24) }),
    resetCodesByStrangers: limit("codes-reset-strangers", { max: 4, perMs: hours(24) }),

    /** Sign-in codes sent to one phone; given back when the code is used. */
    loginSms: limit("sms-login", { max: 10, perMs: hours(1) }, { max: 30, perMs: hours(24) }),
    /** Reset codes sent to one phone; never given back, anybody can ask for them. */
    resetSms: limit("sms-reset", { max: 5, perMs: hours(1) }, { max: 10, perMs: hours(24) }),
    /** Forgotten passwords reported from one address, and in all. Never given back. */
    forgottenPerAddress: limit("forgotten-address", { max: 20, perMs: hours(1) }),
    forgottenOverall: limit("forgotten-all", { max: 300, perMs: hours(1) }),

    /** Old passwords tried by one signed-in user. */
    oldPasswords: limit("old-passwords", { max: 5, perMs: minutes(15) }),
  },

  /** One-time codes. */
  codes: {
    lifetimeMs: minutes(5),
    /** Asking again sooner keeps the code that was sent. */
    resendAfterMs: minutes(1),
    tries: 5,
    /** Of the tries, how many callers without the challenge cookie may use: too few to kill the code. */
    strangerTries: 3,
  },

  /** Bearer tokens. */
  sessions: {
    /** From the last use. */
    lifetimeMs: minutes(40),
    /** From signing in, however busy. */
    absoluteMs: hours(12),
    /** Use is written down at most this often. */
    touchEveryMs: minutes(1),
  },

  /** Argon2id at OWASP's floor, about 10 ms here. More than two at once would starve the other calls. */
  hashing: { memoryKiB: 19_456, passes: 2, lanes: 1, atOnce: 2, waiting: 20 },
};

export type AuthRules = typeof authRules;
