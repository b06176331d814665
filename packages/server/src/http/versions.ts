import { createHash } from "node:crypto";
import { Refusal } from "./refusal";

/** The version of a record as it is shown: equal content, equal tag. */
export function versionTag(shown: unknown): string {
  return `"${createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-Match` or `If-None-Match` header names this version. Proxies that compress make tags weak (`W/`). */
export function namesVersion(header: string, tag: string): boolean {
  return header.split(",").some((named) => ["*", tag].includes(named.trim().replace(/^W\//, "")));
}

/**
 * Lets a change through only when it is based on the record as it is now.
 * Callers without `If-Match` are let through: last write wins for them, as the contract says.
 */
export function requireVersion(ifMatch: string | undefined, current: unknown): void {
  if (ifMatch === undefined || namesVersion(ifMatch, versionTag(current))) return;
  throw new Refusal("changed", "Someone else has changed this since you opened it.", { current });
}
