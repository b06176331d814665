import type { Command } from "../command";
import { publish } from "./publish";
import { start } from "./start";
import { status } from "./status";

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = { start, publish, status };
