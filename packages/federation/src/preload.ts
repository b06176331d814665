import type { LiveRemote } from "./registry";

/** Fetches the scripts of a remote's first screen at the same time, so that no step of imports waits for another. */
export function preloadScripts(remote: LiveRemote): void {
  for (const file of [remote.entry, ...remote.preload]) {
    if (document.head.querySelector(`link[rel="preload"][href="${file}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "script";
    link.crossOrigin = "anonymous";
    link.integrity = remote.files[file] ?? "";
    link.href = file;
    document.head.append(link);
  }
}
