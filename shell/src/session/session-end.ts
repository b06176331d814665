import { extendSession, signOut } from "@portal/session";

/** The calls to the server about the session: fetched when they may be needed, so that the first page need not carry them. */
const serverSession = () => import("./server-session");

const patienceMs = 300;

/** Fetches what logging out and extending need. */
export function prepareToLeave(): void {
  serverSession().catch(() => {});
}

/** Ends the session here and tells the server, which must not keep anybody from leaving. */
export async function logOut(): Promise<void> {
  const told = serverSession().then(({ revoke }) => revoke());
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([told.catch(() => {}), patience]);
  signOut();
}

/** Goes on for another lifetime. */
export function extendHereAndThere(): void {
  extendSession();
  serverSession()
    .then(({ extend }) => extend())
    .catch(() => {});
}
