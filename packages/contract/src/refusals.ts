import * as z from "zod/mini";

/** Every way the API can say no, with its HTTP status. The only such table. */
export const refusalStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  protected: 409,
  changed: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** A refusal's machine-readable name. */
export type RefusalCode = keyof typeof refusalStatus;

/** The body of every answer that is not a success; `errors` names the fields at fault. */
export const RefusalBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  /** The record as it is now, when the code is `changed`. */
  current: z.optional(z.unknown()),
});
export type RefusalBody = z.infer<typeof RefusalBody>;
