import type { Command } from "../command";

/** Every command by its name, in the order of the help; each is loaded when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import("./start")).start,
  dev: async () => (await import("./dev")).dev,
  publish: async () => (await import("./publish")).publish,
  budgets: async () => (await import("./budgets")).budgets,
  bench: async () => (await import("./bench")).bench,
  status: async () => (await import("./status")).status,
};
