import { uiMessages } from "./messages";

/** What a screen says when an error has no words of its own: one text, or one for each kind of failure. */
export type ErrorTexts =
  | string
  | {
      /** The server said no and gave no reason. */
      readonly refused: string;
      /** No answer came, or none that could be read; without it the error says so itself. */
      readonly failed?: string;
    };

/**
 * The words for an error: what the server said, or in the reader's language why it could not be reached, or else the
 * screen's own text. Errors are recognised by shape, because this package knows no HTTP.
 */
export function useErrorText(): (error: unknown, texts: ErrorTexts) => string {
  const t = uiMessages.useT();
  const unreachable = {
    offline: t("offline"),
    timeout: t("timeout"),
    "no-session": t("noSession"),
    "invalid-response": t("invalidResponse"),
    network: t("somethingWrong"),
  };
  return (error, texts) => {
    const { refused, failed } = typeof texts === "string" ? { refused: texts, failed: texts } : texts;
    const reason = reasonOf(error);
    if (reason === "offline" || reason === "timeout" || reason === "no-session") return unreachable[reason];
    if (reason === "invalid-response" || reason === "network") return failed ?? unreachable[reason];
    const said = error instanceof Error && error.name === "ApiError" ? error.message : "";
    return said || refused || t("somethingWrong");
  };
}

function reasonOf(error: unknown): unknown {
  return error instanceof Error && "reason" in error ? error.reason : undefined;
}

/** What a server found wrong, by field; empty for any other error. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof Error && "fieldErrors" in error ? error.fieldErrors : undefined;
  return errors && typeof errors === "object" ? (errors as Record<string, string>) : {};
}
