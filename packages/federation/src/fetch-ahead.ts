import type { LiveRemote } from "./registry";

const fetched = new Set<string>();

/**
 * Fetches the scripts of a remote's first screen into the browser's cache, so that no step of imports waits for another.
 * Not by a link of preload: a script is given that link's failure for as long as the page lives, also on a retry.
 */
export function fetchAhead(remote: LiveRemote, priority: "high" | "low"): void {
  for (const file of [remote.entry, ...remote.preload]) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    fetch(file, { integrity: remote.files[file] ?? "", priority }).catch(() => fetched.delete(file));
  }
}
