import type { NavEntry } from "@portal/federation/registry";

/** The menu's link for an address: the one it begins with by whole segments, the longest if there are several. */
export function activePath(entries: readonly NavEntry[], pathname: string): string | undefined {
  const links = entries.flatMap((entry) => [entry.to, ...(entry.items ?? []).map((item) => item.to)]);
  const home = "/dashboard";
  return links
    .filter((link) => link !== undefined)
    .filter((link) => pathname === link || (link !== home && pathname.startsWith(`${link}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
