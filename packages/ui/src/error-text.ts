import { uiMessages } from "./messages";

const unreachable = {
  offline: "offline",
  timeout: "timeout",
  "invalid-response": "invalidResponse",
  "no-session": "noSession",
  network: "somethingWrong",
} as const;

/**
 * The words for an error: what the server said, or in the reader's language why it could not be reached, or else
 * `fallback`. Recognised by shape, because this package knows no HTTP.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const t = uiMessages.useT();
  return (error, fallback) => {
    if (!(error instanceof Error)) return fallback;
    const reason = "reason" in error ? unreachable[error.reason as keyof typeof unreachable] : undefined;
    if (reason === "somethingWrong") return fallback || t(reason);
    if (reason) return t(reason);
    return error.name === "ApiError" && error.message ? error.message : fallback || t("somethingWrong");
  };
}

/** What a server found wrong, by field; empty for any other error. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof Error && "fieldErrors" in error ? error.fieldErrors : undefined;
  return errors && typeof errors === "object" ? (errors as Record<string, string>) : {};
}
