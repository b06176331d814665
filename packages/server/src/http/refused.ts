import { type RefusalBody, refusalStatus } from "@portal/contract";
import { isUnreachable } from "../database/faults";
import { spoken } from "../language/spoken";
import type { ExchangeContext } from "./exchange";
import { Refusal } from "./refusal";

/** Answers an error: a refusal in its own words, anything else opaquely, for only the log to know. */
export function refused(error: unknown, context: ExchangeContext): Response {
  const refusal = asRefusal(error, context);
  const { errors, retryAfterSeconds, current } = refusal.details;
  const body: RefusalBody = {
    message: refusal.message,
    code: refusal.code,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
  };
  if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
  if (refusal.code === "unauthenticated") context.header("WWW-Authenticate", "Bearer");
  return context.json(spoken(body, context.req.header("accept-language")), refusalStatus[refusal.code]);
}

function asRefusal(error: unknown, context: ExchangeContext): Refusal {
  if (error instanceof Refusal) return error;
  context.var.log.error({ err: error }, "request failed");
  if (isUnreachable(error))
    return new Refusal("unavailable", "The service is busy or starting. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  const number = context.var.requestId;
  return new Refusal(
    "internal",
    `Something went wrong on our side. Try again; if it stays, tell us the number ${number}.`,
  );
}
