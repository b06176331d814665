/** Why a remote is not on the screen. */
export type FailureReason =
  | "network"
  | "timeout"
  | "http"
  | "html-fallback"
  | "integrity"
  | "contract"
  | "shared"
  | "eval"
  | "mount"
  | "render";

/** A remote could not be loaded or shown; the shell's card tells which, why, and offers to try again. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";

  constructor(
    readonly remote: string,
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(`Remote "${remote}" failed: ${reason}`, options);
  }
}
