import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, ne } from "drizzle-orm";
import { after, type Clock } from "../clock";
import type { Database } from "../database/database";
import { sessions, users } from "../database/schema";
import type { Caller } from "../http/caller";
import type { AuthRules } from "./limits";

export type Sessions = ReturnType<typeof sessionStore>;

/** Bearer tokens: opaque, revocable, kept only as hashes. */
export function sessionStore(database: Database, clock: Clock, rules: AuthRules["sessions"]) {
  const prolong = (sessionId: string, endsAt: Date) => {
    const now = clock();
    const wanted = after(now, rules.lifetimeMs);
    return database
      .update(sessions)
      .set({ touched_at: now, expires_at: wanted < endsAt ? wanted : endsAt })
      .where(eq(sessions.token_hash, sessionId));
  };

  const live = async (sessionId: string) => {
    const now = clock();
    const [session] = await database
      .select({ touched_at: sessions.touched_at, ends_at: sessions.ends_at, user_id: users.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(and(eq(sessions.token_hash, sessionId), gt(sessions.expires_at, now), eq(users.is_admin, true)));
    return session;
  };

  return {
    /** Starts a session and gives its token, the only time it can be seen. */
    async begin(userId: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const now = clock();
      await database.insert(sessions).values({
        token_hash: hashed(token),
        user_id: userId,
        touched_at: now,
        expires_at: after(now, rules.lifetimeMs),
        ends_at: after(now, rules.absoluteMs),
      });
      return token;
    },

    /** Who holds this token now. Using it keeps the session alive. */
    async recognise(token: string): Promise<Caller | undefined> {
      const sessionId = hashed(token);
      const session = await live(sessionId);
      if (!session) return undefined;
      const isStale = clock().getTime() - session.touched_at.getTime() >= rules.touchEveryMs;
      if (isStale) await prolong(sessionId, session.ends_at);
      return { userId: session.user_id, sessionId };
    },

    /** A whole lifetime more, up to the session's absolute end. */
    async extend({ sessionId }: Caller): Promise<void> {
      const session = await live(sessionId);
      if (session) await prolong(sessionId, session.ends_at);
    },

    async end({ sessionId }: Caller): Promise<void> {
      await database.delete(sessions).where(eq(sessions.token_hash, sessionId));
    },

    async endAll(userId: number): Promise<void> {
      await database.delete(sessions).where(eq(sessions.user_id, userId));
    },

    async endOthers({ userId, sessionId }: Caller): Promise<void> {
      await database
        .delete(sessions)
        .where(and(eq(sessions.user_id, userId), ne(sessions.token_hash, sessionId)));
    },
  };
}

const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");
