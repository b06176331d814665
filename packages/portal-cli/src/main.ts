import { parseArgs } from "node:util";
import { type Command, CommandError, commonOptions, parseArgsOptions } from "./command";
import { commands } from "./commands";

/** Runs the command that `words` name; a failure is told in one sentence and ends with exit code 1. */
export async function main(words: readonly string[]): Promise<void> {
  try {
    await run(words);
  } catch (error) {
    process.exitCode = 1;
    console.error(isForPeople(error) ? error.message : error);
  }
}

async function run([name, ...rest]: readonly string[]): Promise<void> {
  if (!name || name === "--help" || name === "-h") return console.log(await overview());
  const load = commands[name];
  if (!load) {
    throw new CommandError(`No command is called "${name}"; known: ${Object.keys(commands).join(", ")}`);
  }
  const command = await load();
  const { values, positionals } = parse(command, rest);
  if (values.help) return console.log(help(name, command));
  await command.run({ words: positionals, options: values as Record<string, string | undefined> });
}

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: parseArgsOptions(command), allowPositionals: true });
  } catch (error) {
    // Safe: parseArgs throws errors that say which option is wrong.
    throw new CommandError((error as Error).message);
  }
}

/** Errors whose message is one plain sentence: ours, and those of the server's start. */
function isForPeople(error: unknown): error is Error {
  return error instanceof Error && ["CommandError", "SettingsError", "StartError"].includes(error.name);
}

async function overview(): Promise<string> {
  const line = async ([name, load]: [string, () => Promise<Command>]) =>
    `  ${name.padEnd(10)}${(await load()).summary}`;
  const lines = await Promise.all(Object.entries(commands).map(line));
  return ["portal <command> [--help]", "", ...lines].join("\n");
}

function help(name: string, { summary, usage, options }: Command): string {
  const lines = Object.entries({ ...options, ...commonOptions }).map(
    ([option, { help }]) => `  --${option.padEnd(10)}${help}`,
  );
  return [`portal ${name} ${usage}`.trimEnd(), "", summary, "", ...lines].join("\n");
}
