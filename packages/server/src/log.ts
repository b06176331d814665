import { type DestinationStream, destination, type Logger, pino, stdSerializers } from "pino";
import type { LogLevel } from "./settings";

const phones = /\b(255|0)([67]\d{2})\d{3}(\d{3})\b/g;
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** A line as it may go into the log: phones as `2557•••••001`, tokens gone. */
const scrubbed = (line: string) =>
  line
    .replace(phones, (_, prefix: string, start: string, end: string) => `${prefix}${start[0]}•••••${end}`)
    .replace(tokens, "•••");

/** An error for the log: its own words and the database's, never the parameters of a query. */
function shownError(error: Error): object {
  const { cause } = error;
  const words = "params" in error && cause instanceof Error ? cause : error;
  const { type, message, stack } = stdSerializers.err(words);
  return {
    type,
    message,
    stack,
    ...("code" in words && { code: words.code }),
    ...("query" in error && { query: error.query }),
  };
}

const secretNames = [
  "authorization",
  "cookie",
  "password",
  "old_password",
  "password_confirmation",
  "otp",
  "token",
];

/** The log: one JSON object a line on stderr, with what must not be read in it taken out. */
export function createLog(
  level: LogLevel,
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: "•••" },
      serializers: { err: shownError },
      hooks: { streamWrite: scrubbed },
    },
    stream,
  );
}
