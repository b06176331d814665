import type { ParseArgsConfig } from "node:util";

/** What a person typed after a command's name, read. */
interface Arguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** One command of `portal`. */
export interface Command {
  /** What it does, in half a line. */
  readonly summary: string;
  /** What may follow its name. */
  readonly usage: string;
  readonly options?: Readonly<Record<string, { help: string }>>;
  run(given: Arguments): Promise<void>;
}

/** Something the person at the keyboard can put right; shown as its sentence alone, without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The options every command takes. */
export const commonOptions = {
  www: { help: "the site's folder (default: www)" },
} as const;

/** The options of a command in the form that `util.parseArgs` reads. */
export function parseArgsOptions(command: Command): NonNullable<ParseArgsConfig["options"]> {
  const names = Object.keys({ ...commonOptions, ...command.options });
  return {
    help: { type: "boolean", short: "h" },
    ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  };
}
