import { call } from "@portal/client";
import { auth } from "@portal/contract";

/** What was accepted at the first step; the second step needs it again to ask for another code. */
export interface Challenge {
  /** The phone number as typed, digits only. */
  readonly username: string;
  readonly password: string;
}

/** Checks phone and password; the server then sends a code. */
export async function login(challenge: Challenge): Promise<void> {
  await call(auth.login, { body: { ...challenge, source_app: "portal_admin" } });
}
