/** The API was reached and said no. `message` is the server's own and may be empty. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string | undefined;
  /** What is wrong, by field of the body that was sent. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    /** `{ message, code, errors }`; what is missing or of another shape counts as absent. */
    body: object,
  ) {
    super(text(body, "message") ?? "");
    this.code = text(body, "code");
    const errors = "errors" in body && body.errors && typeof body.errors === "object" ? body.errors : {};
    this.fieldErrors = Object.fromEntries(
      Object.entries(errors).filter(([, words]) => typeof words === "string"),
    );
  }
}

function text(body: object, name: string): string | undefined {
  const value = (body as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}

/** Why no answer of the API arrived. */
export type UnreachableReason = "offline" | "timeout" | "invalid-response" | "no-session" | "network";

const words: Record<UnreachableReason, string> = {
  offline: "You are offline. Please check your internet connection.",
  timeout: "The request timed out. Try again later.",
  "invalid-response": "Invalid server response",
  "no-session": "Your session has ended. Please sign in again.",
  network: "An unexpected error occurred. Please try again.",
};

/** No answer of the API arrived, or it was not one the contract knows. The original error is in `cause`. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";

  constructor(
    readonly reason: UnreachableReason,
    options?: ErrorOptions,
  ) {
    super(words[reason], options);
  }
}
