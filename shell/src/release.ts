import { parseRelease, type Release, releaseElementId } from "@portal/federation/registry";

/** The release this page was served with; the tab stays on it until it is loaded again. */
export function readRelease(): Release {
  return parseRelease(document.getElementById(releaseElementId)?.textContent ?? "");
}
