import { type Release, readRelease, releaseElementId } from "@portal/federation/registry";

/** The release this page was served with; the tab stays on it until it is loaded again. */
export function pageRelease(): Release {
  return readRelease(document.getElementById(releaseElementId)?.textContent ?? "null");
}
