import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "./database";
import { secrets } from "./schema";

/** A keyed hash: the same text gives the same hash in this installation and in no other. */
export type Sign = (text: string) => string;

/** The installation's own key for short-lived hashes, made by whichever server comes first. */
export async function installationSign(database: Database): Promise<Sign> {
  const name = "codes";
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [secret] = await database.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error("the installation's secret is missing");
  return (text) => createHmac("sha256", secret.value).update(text).digest("base64url");
}
