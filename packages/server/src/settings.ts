import * as z from "zod/mini";

/** A setting that a person got wrong. The message is one plain sentence to print as it stands. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const flag = z.pipe(
  z.enum(["0", "1"]),
  z.transform((text) => text === "1"),
);

const wholeNumber = (max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), z.number().check(z.lte(max)));

const logLevel = z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]);
export type LogLevel = z.infer<typeof logLevel>;

const variables = {
  PORT: {
    schema: wholeNumber(65_535),
    unset: "3000",
    accepts: "a whole number from 0 (any free port) to 65535",
  },
  DATA_DIR: { schema: z.string(), unset: "./data", accepts: "the path of a folder" },
  DATABASE_URL: {
    schema: z.string().check(z.regex(/^(postgres(ql)?:\/\/\S+)?$/)),
    unset: "",
    accepts: "an address like postgres://user:password@host:5432/name",
    isSecret: true,
  },
  DEMO: { schema: flag, unset: "0", accepts: "0 or 1" },
  SMS_PROVIDER: { schema: z.enum(["outbox"]), unset: "outbox", accepts: "outbox" },
  LOG_LEVEL: { schema: logLevel, unset: "warn", accepts: logLevel.options.join(", ") },
  TRUST_PROXY: { schema: wholeNumber(10), unset: "0", accepts: "the number of proxies in front, 0 to 10" },
  NODE_ENV: { schema: z.string(), unset: "development", accepts: "production, development or test" },
};

type Variables = typeof variables;

/** How the server runs, as its environment says. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  /** Undefined runs the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly smsProvider: "outbox";
  readonly logLevel: LogLevel;
  /** How many proxies in front are trusted to say who called; 0 believes only the socket. */
  readonly trustProxy: number;
  readonly isProduction: boolean;
}

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws {SettingsError} naming the variable, its value and what is accepted
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <Name extends keyof Variables>(name: Name): z.infer<Variables[Name]["schema"]> => {
    const variable: { schema: z.ZodMiniType; unset: string; accepts: string; isSecret?: boolean } =
      variables[name];
    const value = env[name]?.trim() || variable.unset;
    const parsed = z.safeParse(variable.schema, value);
    if (!parsed.success) {
      const shown = variable.isSecret ? `${name} is not accepted` : `${name} is "${value}"`;
      throw new SettingsError(`${shown}; it must be ${variable.accepts}.`);
    }
    // Safe: it was just parsed by the schema of this very variable.
    return parsed.data as z.infer<Variables[Name]["schema"]>;
  };
  return {
    port: read("PORT"),
    dataDir: read("DATA_DIR"),
    databaseUrl: read("DATABASE_URL") || undefined,
    demo: read("DEMO"),
    smsProvider: read("SMS_PROVIDER"),
    logLevel: read("LOG_LEVEL"),
    trustProxy: read("TRUST_PROXY"),
    isProduction: read("NODE_ENV") === "production",
  };
}
