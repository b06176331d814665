import { atom, createStore } from "jotai";
import { storage } from "./storage";

/** A signed-in admin, as kept in local storage under `token`, `user` and `loginTime`. */
export interface Session {
  readonly token: string;
  /** The username is the phone number typed at sign-in. */
  readonly user: { readonly username: string };
  /** Sign-in or the last Extend, milliseconds since 1970. */
  readonly loginTime: number;
}

/**
 * Where the session stands. `interrupted`: the server ended it while a page was open; the username is kept so that
 * the same person can sign in again over the page.
 */
export type SessionState =
  | { readonly status: "signed-out" }
  | { readonly status: "interrupted"; readonly username: string }
  | ({ readonly status: "signed-in" } & Session);

/** The one store of the portal: the shell and every remote read it, whoever loaded first. */
export const sessionStore = createStore();

const stateAtom = atom<SessionState>(readStored("signed-out"));

/** The session as it stands now. */
export const sessionAtom = atom((get) => get(stateAtom));

/** Starts a session with the token that verify-otp gave. */
export function signIn(token: string, username: string): void {
  storage.set("token", token);
  storage.set("user", JSON.stringify({ username }));
  storage.set("loginTime", String(Date.now()));
  syncSession();
}

/** Ends the session in every tab. */
export function signOut(): void {
  for (const key of ["token", "user", "loginTime"]) storage.remove(key);
  syncSession();
}

/** Starts a new lifetime of the running session in every tab. */
export function extendSession(): void {
  if (currentSession()) storage.set("loginTime", String(Date.now()));
  syncSession();
}

/** Marks the session as ended by the server, unless another tab has signed in again since `token` was used. */
export function interruptSession(token: string): void {
  if (storage.get("token") !== token) return;
  storage.remove("token");
  syncSession();
}

/** The running session, or undefined. It may be past its lifetime: ask `liveSession` before using its token. */
export function currentSession(): Session | undefined {
  const state = sessionStore.get(stateAtom);
  return state.status === "signed-in" ? state : undefined;
}

/** Reads the stored session again; tabs agree by doing this whenever storage may have changed. */
export function syncSession(): void {
  const before = sessionStore.get(stateAtom);
  const stored = readStored(before.status);
  if (JSON.stringify(stored) !== JSON.stringify(before)) sessionStore.set(stateAtom, stored);
}

/** Only a tab that was in can be interrupted: to any other, a session without a token is none. */
function readStored(before: SessionState["status"]): SessionState {
  const username = readUsername(storage.get("user"));
  if (username === undefined) return { status: "signed-out" };
  const token = storage.get("token");
  if (token === null)
    return before === "signed-out" ? { status: "signed-out" } : { status: "interrupted", username };
  const loginTime = Number(storage.get("loginTime") ?? Number.NaN);
  const isSound = token !== "" && Number.isSafeInteger(loginTime) && loginTime > 0;
  return isSound ? { status: "signed-in", token, user: { username }, loginTime } : { status: "signed-out" };
}

/** What was stored is untrusted: anybody with the browser can edit it. */
function readUsername(stored: string | null): string | undefined {
  try {
    const user: unknown = JSON.parse(stored ?? "null");
    const username = user && typeof user === "object" && "username" in user ? user.username : undefined;
    return typeof username === "string" && username !== "" ? username : undefined;
  } catch {
    return undefined;
  }
}
