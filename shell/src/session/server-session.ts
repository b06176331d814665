import { call } from "@portal/client";
import { auth } from "@portal/contract";

/** Asks the server to end the session. One that cannot be reached, or has no logout, changes nothing here. */
export function revoke(): void {
  call(auth.logout).catch(() => {});
}

/** Asks the server to keep the session alive; where it cannot be told, the next call will say so. */
export function extend(): void {
  call(auth.extend).catch(() => {});
}
