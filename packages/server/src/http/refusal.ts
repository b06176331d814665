import type { RefusalCode } from "@portal/contract";

interface RefusalDetails {
  /** What is wrong, by field of the body. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The record as it is now, for a caller whose copy is old. */
  readonly current?: unknown;
}

/**
 * The API says no, in words for the reader: the only error a caller ever sees the message of.
 * Anything else that is thrown is logged and answered as an opaque 500.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

/** What was asked for is not there. */
export const notFound = (what: string) => new Refusal("not_found", `${what} not found`);

/** Fields of the body that cannot be accepted. */
export const invalid = (errors: Readonly<Record<string, string>>) =>
  new Refusal("invalid", "Some fields need your attention.", { errors });

/** One field that cannot be accepted, for a reason worth being the whole message. */
export const invalidField = (field: string, reason: string) =>
  new Refusal("invalid", reason, { errors: { [field]: reason } });
