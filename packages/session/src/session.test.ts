import { beforeEach, expect, test, vi } from "vitest";
import {
  checkSession,
  currentSession,
  extendSession,
  interruptSession,
  isExpiringAtom,
  liveSession,
  type SessionEnd,
  sessionAtom,
  sessionLifetime,
  sessionStore,
  signIn,
  signOut,
  syncSession,
  watchSession,
} from ".";

const minutes = (count: number) => count * 60_000;
const isExpiring = () => sessionStore.get(isExpiringAtom);

/** Time that passes with timers running, as it does in a tab that is looked at. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") });
  signOut();
});

test("signing in stores the token, the user and the time, each under its own name", () => {
  signIn("secret", "255712000001");
  expect({ ...localStorage }).toEqual({
    token: "secret",
    user: '{"username":"255712000001"}',
    loginTime: String(Date.now()),
  });
});

test("the prompt shows from the 39th minute and not before", () => {
  const stop = watchSession(() => {});
  signIn("secret", "255712000001");
  pass(minutes(39) - 1000);
  expect(isExpiring()).toBe(false);
  pass(sessionLifetime.checkEveryMs);
  expect(isExpiring()).toBe(true);
  stop();
});

test("Extend hides the prompt and starts a new lifetime with a prompt of its own", () => {
  const stop = watchSession(() => {});
  signIn("secret", "255712000001");
  pass(minutes(39.5));
  extendSession();
  checkSession();
  expect(isExpiring()).toBe(false);
  pass(minutes(38));
  expect(liveSession()).toBeDefined();
  pass(minutes(1.5));
  expect(isExpiring()).toBe(true);
  stop();
});

test("at 40 minutes the session is over, within one check, and it is told once", () => {
  const ends: SessionEnd[] = [];
  const stop = watchSession((end) => ends.push(end));
  signIn("secret", "255712000001");
  pass(minutes(40) + sessionLifetime.checkEveryMs);
  expect(ends).toEqual(["expired"]);
  expect(localStorage).toHaveLength(0);
  stop();
});

test("a laptop that slept for three hours is signed out on waking, before its token is used", () => {
  const ends: SessionEnd[] = [];
  const stop = watchSession((end) => ends.push(end));
  signIn("secret", "255712000001");
  vi.setSystemTime(Date.now() + minutes(180));
  expect(liveSession()).toBeUndefined();
  window.dispatchEvent(new Event("focus"));
  expect(ends).toEqual(["expired"]);
  stop();
});

test("never early, never more than 30 s late, whatever sleep and skew", () => {
  for (let run = 0; run < 1000; run++) {
    signOut();
    const stop = watchSession(() => {});
    signIn("secret", "255712000001");
    const start = Date.now();
    const asleepMs = (run % 50) * 60_000;
    pass((run % 7) * 61_000);
    vi.setSystemTime(Date.now() + asleepMs);
    window.dispatchEvent(new Event("pageshow"));
    while (currentSession() && Date.now() - start < minutes(100)) pass(1000);
    const ageMs = Date.now() - start;
    expect(ageMs).toBeGreaterThanOrEqual(minutes(40));
    if (asleepMs === 0) expect(ageMs).toBeLessThanOrEqual(minutes(40) + sessionLifetime.checkEveryMs);
    stop();
  }
});

test.each([
  ["in the future", String(new Date("2027-01-01").getTime())],
  ["text", "yesterday"],
  ["missing", null],
  ["not a number", "NaN"],
  ["huge", "9".repeat(40)],
  ["negative", "-1"],
])("a login time that is %s gives no access", (_, loginTime) => {
  signIn("secret", "255712000001");
  if (loginTime === null) localStorage.removeItem("loginTime");
  else localStorage.setItem("loginTime", loginTime);
  checkSession();
  expect(liveSession()).toBeUndefined();
});

test.each([["not JSON"], ['{"username":7}'], ["null"], ['{"__proto__":{"username":"x"}}']])(
  "a stored user of %s counts as nobody",
  (stored) => {
    signIn("secret", "255712000001");
    localStorage.setItem("user", stored);
    syncSession();
    expect(sessionStore.get(sessionAtom)).toEqual({ status: "signed-out" });
  },
);

test("another tab's logout ends this one, and its Extend keeps this one going", () => {
  const ends: SessionEnd[] = [];
  const stop = watchSession((end) => ends.push(end));
  signIn("secret", "255712000001");
  pass(minutes(39.5));
  localStorage.setItem("loginTime", String(Date.now()));
  window.dispatchEvent(new Event("storage"));
  expect(isExpiring()).toBe(false);
  localStorage.clear();
  window.dispatchEvent(new Event("storage"));
  expect(ends).toEqual(["left"]);
  stop();
});

test("a session that the server ended is interrupted, and goes on with the next sign-in", () => {
  signIn("old", "255712000001");
  interruptSession("old");
  expect(sessionStore.get(sessionAtom)).toEqual({ status: "interrupted", username: "255712000001" });
  signIn("new", "255712000001");
  expect(liveSession()?.token).toBe("new");
});

test("a late refusal of an old token does not touch the new session", () => {
  signIn("new", "255712000001");
  interruptSession("old");
  expect(liveSession()?.token).toBe("new");
});

test("when storage throws, signing in works for the tab", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  signIn("secret", "255712000001");
  expect(liveSession()?.token).toBe("secret");
  vi.restoreAllMocks();
  signOut();
});
