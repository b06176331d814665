import { atom } from "jotai";
import { currentSession, type Session, sessionAtom, sessionStore, signOut, syncSession } from "./session";

/** How long a session lives after sign-in or Extend, when the prompt shows, how often it is checked. In ms. */
export const sessionLifetime = {
  endsAfterMs: 40 * 60_000,
  warnsAfterMs: 39 * 60_000,
  checkEveryMs: 30_000,
} as const;

/** Why a session ended: it grew too old, or somebody logged out, here or in another tab. */
export type SessionEnd = "expired" | "left";

const checkedAtom = atom(Date.now());

/** True from the 39th minute until the session is extended or ends. */
export const isExpiringAtom = atom((get) => {
  const session = get(sessionAtom);
  const now = get(checkedAtom);
  return session.status === "signed-in" && now - session.loginTime >= sessionLifetime.warnsAfterMs;
});

/** The running session if it is still within its lifetime; a clock moved back counts as expired. */
export function liveSession(): Session | undefined {
  const session = currentSession();
  return session && !isOver(session) ? session : undefined;
}

const isOver = (session: Session) => {
  const ageMs = Date.now() - session.loginTime;
  return ageMs < 0 || ageMs >= sessionLifetime.endsAfterMs;
};

/** Compares the session with the wall clock now, signing out when it is over. */
export function checkSession(): void {
  syncSession();
  const session = currentSession();
  if (session && isOver(session)) signOut();
  sessionStore.set(checkedAtom, Date.now());
}

/**
 * Keeps checking: every 30 s, and at once whenever time may have jumped (the tab is shown, focused or restored) or
 * another tab changed the session. `onEnd` is told once when the session is gone, whoever ended it.
 * Returns how to stop.
 */
export function watchSession(onEnd: (end: SessionEnd) => void): () => void {
  let last = sessionStore.get(sessionAtom);
  const unsubscribe = sessionStore.sub(sessionAtom, () => {
    const before = last;
    last = sessionStore.get(sessionAtom);
    if (before.status === "signed-out" || last.status !== "signed-out") return;
    onEnd(before.status === "signed-in" && isOver(before) ? "expired" : "left");
  });
  const timer = setInterval(checkSession, sessionLifetime.checkEveryMs);
  const events = ["focus", "storage", "pageshow", "online"] as const;
  for (const event of events) window.addEventListener(event, checkSession);
  document.addEventListener("visibilitychange", checkSession);
  checkSession();
  return () => {
    unsubscribe();
    clearInterval(timer);
    for (const event of events) window.removeEventListener(event, checkSession);
    document.removeEventListener("visibilitychange", checkSession);
  };
}
