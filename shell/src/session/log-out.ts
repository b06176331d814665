import { call } from "@portal/client";
import { auth } from "@portal/contract";
import { signOut } from "@portal/session";

/** Ends the session here and on the server. A server that cannot be reached, or has no logout, changes nothing here. */
export function logOut(): void {
  call(auth.logout).catch(() => {});
  signOut();
}
