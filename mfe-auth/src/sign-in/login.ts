import { call } from "@portal/client";
import { auth, line, phoneAsTyped } from "@portal/contract";
import * as z from "zod/mini";

/** What the first step asks for. */
export const Credentials = z.object({ username: line(40), password: z.string().check(z.minLength(1)) });

/** What was accepted at the first step; the second step needs it again to ask for another code. */
export type Challenge = z.infer<typeof Credentials>;

/** Checks phone and password; the server then sends a code. Gives the phone as it was sent, digits only. */
export async function login({ username: typed, password }: Challenge): Promise<Challenge> {
  const username = phoneAsTyped(typed);
  await call(auth.login, { body: { username, password, source_app: "portal_admin" } });
  return { username, password };
}
