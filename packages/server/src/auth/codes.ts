import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { otpLength } from "@portal/contract";
import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import { after, type Clock } from "../clock";
import type { Database } from "../database/database";
import { codes } from "../database/schema";
import type { Sign } from "../database/secret";
import { Refusal } from "../http/refusal";
import type { Limiter } from "./limiter";
import type { AuthRules } from "./limits";

export type Purpose = "login" | "reset";
export type Codes = ReturnType<typeof codeStore>;

/** Which code: a phone has at most one for each purpose. */
interface Asked {
  readonly phone: string;
  readonly purpose: Purpose;
}

/** A code that was sent, or would have been if the phone had an account. */
interface Issued {
  /** What the asking browser keeps as its cookie. */
  readonly challenge: string;
  /** The digits, only when they are new and are to be sent. */
  readonly otp?: string;
}

/** A right guess, to be spent once. */
export interface Proof extends Asked {
  readonly nonce: string;
  readonly userId: number;
}

interface CodeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sign: Sign;
  readonly limiter: Limiter;
  readonly rules: AuthRules;
}

/** One-time codes: stored as keyed hashes, few tries, one purpose, spent once, dead when the next one is sent. */
export function codeStore({ database, clock, sign, limiter, rules }: CodeParts) {
  const { limits } = rules;
  const limitsOf = {
    login: { all: limits.loginCodes, strangers: limits.loginCodesByStrangers, sms: limits.loginSms },
    reset: { all: limits.resetCodes, strangers: limits.resetCodesByStrangers, sms: limits.resetSms },
  };

  const at = ({ phone, purpose }: Asked) => and(eq(codes.phone, phone), eq(codes.purpose, purpose));
  const challengeOf = ({ phone, purpose }: Asked, nonce: string) =>
    sign(`challenge ${purpose} ${phone} ${nonce}`);
  const hashOf = ({ phone, purpose }: Asked, nonce: string, otp: string) =>
    sign(`code ${purpose} ${phone} ${nonce} ${otp}`);

  const current = async (asked: Asked) => {
    const [row] = await database
      .select()
      .from(codes)
      .where(and(at(asked), gt(codes.expires_at, clock())));
    return row;
  };

  return {
    /**
     * Makes a code; asked again too soon, it keeps the one that was sent. Without a user it goes through the same motions.
     * @throws {Refusal} too_many, when this phone was sent too many
     */
    async issue(asked: Asked, userId: number | null): Promise<Issued> {
      const now = clock();
      const resendFrom = after(now, -rules.codes.resendAfterMs);
      const kept = await current(asked);
      if (kept && kept.sent_at > resendFrom) return { challenge: challengeOf(asked, kept.nonce) };

      await limiter.take({ limit: limitsOf[asked.purpose].sms, subject: asked.phone });
      const nonce = randomBytes(16).toString("base64url");
      const otp = String(randomInt(10 ** otpLength)).padStart(otpLength, "0");
      const fresh = {
        user_id: userId,
        code_hash: hashOf(asked, nonce, otp),
        nonce,
        tries: 0,
        stranger_tries: 0,
        sent_at: now,
        expires_at: after(now, rules.codes.lifetimeMs),
      };
      const [made] = await database
        .insert(codes)
        .values({ ...asked, ...fresh })
        .onConflictDoUpdate({
          target: [codes.phone, codes.purpose],
          set: fresh,
          setWhere: lte(codes.sent_at, resendFrom),
        })
        .returning();
      if (made) return { challenge: challengeOf(asked, nonce), otp };
      const faster = await current(asked);
      return { challenge: challengeOf(asked, faster?.nonce ?? nonce) };
    },

    /**
     * Judges one guess. It is counted before it is compared, in one statement, so parallel guesses cannot share a try.
     * Callers without the challenge cookie get fewer tries, and cannot use up those of the one who has it.
     * @throws {Refusal} too_many, only to the holder of the cookie
     */
    async judge(asked: Asked, otp: string, challenge: string | undefined): Promise<Proof | undefined> {
      const row = await current(asked);
      if (!row) return undefined;
      const isStranger = !same(challenge ?? "", challengeOf(asked, row.nonce));
      const [counted] = await database
        .update(codes)
        .set({
          tries: sql`${codes.tries} + 1`,
          ...(isStranger && { stranger_tries: sql`${codes.stranger_tries} + 1` }),
        })
        .where(
          and(
            at(asked),
            eq(codes.nonce, row.nonce),
            lt(codes.tries, rules.codes.tries),
            isStranger ? lt(codes.stranger_tries, rules.codes.strangerTries) : undefined,
          ),
        )
        .returning();
      if (!counted) return undefined;

      const { all, strangers } = limitsOf[asked.purpose];
      const guesses = (isStranger ? [all, strangers] : [all]).map((limit) => ({
        limit,
        subject: asked.phone,
      }));
      try {
        await limiter.take(...guesses);
      } catch (error) {
        if (isStranger && error instanceof Refusal) return undefined;
        throw error;
      }
      if (!same(hashOf(asked, row.nonce, otp), counted.code_hash) || counted.user_id === null)
        return undefined;
      await limiter.giveBack(...guesses);
      return { ...asked, nonce: row.nonce, userId: counted.user_id };
    },

    /** Spends a proof; false when it was spent before. Call it inside the transaction of what it allows. */
    async spend(proof: Proof): Promise<boolean> {
      const spent = await database
        .delete(codes)
        .where(and(at(proof), eq(codes.nonce, proof.nonce)))
        .returning();
      if (proof.purpose === "login" && spent.length > 0)
        await limiter.giveBack({ limit: limits.loginSms, subject: proof.phone });
      return spent.length > 0;
    },

    /** Withdraws whatever was sent to a user. */
    async withdraw(userId: number): Promise<void> {
      await database.delete(codes).where(eq(codes.user_id, userId));
    },
  };
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
