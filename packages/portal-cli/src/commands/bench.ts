import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureStart, type StartFigures } from "../bench/start";
import { type Command, CommandError } from "../command";

const runs = 3;

export const bench: Command = {
  summary: "Measures: how fast `start` is and what it takes (medians).",
  usage: "start",
  async run({ words: [what] }) {
    if (what !== "start")
      throw new CommandError(`There is no measurement called "${what ?? ""}"; known: start`);
    const firsts: StartFigures[] = [];
    const seconds: StartFigures[] = [];
    for (let run = 0; run < runs; run++) {
      const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
      firsts.push(await measureStart(folder));
      seconds.push(await measureStart(folder));
      await rm(folder, { recursive: true });
    }
    console.log(`Medians of ${runs} runs:`);
    console.log(row("first start: builds, publishes, migrates, seeds", firsts));
    console.log(row("second start: nothing changed", seconds));
  },
};

function row(name: string, figures: readonly StartFigures[]): string {
  const listening = median(figures.map((figure) => figure.listeningMs));
  const resident = median(figures.map((figure) => figure.residentKiB));
  return `  ${name.padEnd(50)}${(listening / 1000).toFixed(1).padStart(6)} s${(resident / 1024).toFixed(0).padStart(7)} MB resident`;
}

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
