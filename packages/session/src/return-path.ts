/**
 * The page to open after sign-in: `wanted` if it is a dashboard page of this portal, else the dashboard.
 * Resolved as a URL first, so that `//evil`, `/\evil`, `/dashboard/../..` and the like cannot leave the portal.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  const home = "/dashboard";
  if (!wanted?.startsWith("/")) return home;
  const url = URL.parse(wanted, window.location.origin);
  if (!url || url.origin !== window.location.origin || /[\\%]/.test(url.pathname)) return home;
  const isInside = url.pathname === home || url.pathname.startsWith(`${home}/`);
  return isInside ? url.pathname + url.search : home;
}
