import { createHash } from "node:crypto";
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import { after, type Clock, hours } from "../clock";
import type { Database } from "../database/database";
import { logos, operators } from "../database/schema";
import type { ExchangeContext } from "../http/exchange";
import { notFound } from "../http/refusal";
import { caching } from "../site/headers";

export type Logos = ReturnType<typeof logoStore>;

const folder = "/api/logos/";

/** Logos lie in the database, so that every replica has them, under names made of their content. */
export function logoStore(database: Database, clock: Clock) {
  return {
    /** Keeps an image that was redrawn, and gives its address. */
    async keep(bytes: Uint8Array): Promise<string> {
      const id = createHash("sha256").update(bytes).digest("base64url");
      const created_at = clock();
      await database
        .insert(logos)
        .values({ id, bytes: Uint8Array.from(bytes), created_at })
        .onConflictDoUpdate({ target: logos.id, set: { created_at } });
      return `${folder}${id}.webp`;
    },

    async byId(id: string) {
      const [logo] = await database.select().from(logos).where(eq(logos.id, id));
      return logo;
    },

    /** Whether an address leads to something, as far as can be known without going there. */
    async mayLeadTo(address: string): Promise<boolean> {
      if (!address.startsWith(folder)) return true;
      const id = address.slice(folder.length, -".webp".length);
      return (await database.$count(logos, eq(logos.id, id))) > 0;
    },

    /** Throws away what no operator shows and nobody uploaded in the last day. */
    async forgetUnused(): Promise<void> {
      const address = sql`${folder} || ${logos.id} || '.webp'`;
      const showing = database
        .select({ one: sql`1` })
        .from(operators)
        .where(eq(operators.provider_logo, address));
      await database
        .delete(logos)
        .where(and(lt(logos.created_at, after(clock(), -hours(24))), notExists(showing)));
    },
  };
}

/** Sends a logo as nothing but an image, kept for good: another image has another name. */
export const sendLogo = (store: Logos) => async (context: ExchangeContext) => {
  const id = /^([\w-]+)\.webp$/.exec(context.req.param("file") ?? "")?.[1];
  const logo = id && (await store.byId(id));
  if (!logo) throw notFound("Logo");
  context.header("Content-Type", "image/webp");
  context.header("Cache-Control", caching.immutable);
  context.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return context.body(logo.bytes);
};
