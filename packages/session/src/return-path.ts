/** Why somebody is asked to sign in. */
export type SignInReason = "expired" | "needed";

interface Return {
  readonly path: string;
  readonly reason: SignInReason;
}

const key = "portal.return";

/** Where to go after signing in, for this tab; survives the full redirect that ends a session. */
export const returnPath = {
  keep(path: string, reason: SignInReason): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ path, reason } satisfies Return));
    } catch {
      // Storage is blocked: sign-in leads to the dashboard.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to clear.
    }
  },
  /** The page to open after signing in, and why signing in was asked for, if it was. */
  read(): { path: string; reason: SignInReason | undefined } {
    const kept = readKept();
    return { path: safeReturnPath(kept?.path), reason: kept?.reason };
  },
};

function readKept(): Return | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    // Safe: what is wrong in it is caught by safeReturnPath, and an unknown reason shows no message.
    return kept && typeof kept === "object" ? (kept as Return) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page to open after sign-in: `wanted` if it is a dashboard page of this portal, else the dashboard.
 * Resolved as a URL first, so that `//evil`, `/\evil`, `/dashboard/../..` and the like cannot leave the portal.
 */
export function safeReturnPath(wanted: unknown): string {
  const home = "/dashboard";
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return home;
  const url = new URL(wanted, window.location.origin);
  if (url.origin !== window.location.origin || /[\\%]/.test(url.pathname)) return home;
  const isInside = url.pathname === home || url.pathname.startsWith(`${home}/`);
  return isInside ? url.pathname + url.search : home;
}
