import { sentences } from "./kiswahili";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const exact = new Map(sentences);

const patterns = sentences
  .filter(([english]) => english.includes("{}"))
  .map(([english, kiswahili]) => ({
    pattern: new RegExp(`^${english.split("{}").map(escaped).join("(.+)")}$`, "s"),
    kiswahili,
  }));

/** A sentence of the API in Kiswahili; one that is not known stays as it is. */
export function inKiswahili(english: string): string {
  const known = exact.get(english);
  if (known !== undefined) return known;
  for (const { pattern, kiswahili } of patterns) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return kiswahili.replaceAll("{}", () => values.shift() ?? "");
  }
  return english;
}

/** Whether a caller asked for Kiswahili before any other language. */
export function prefersKiswahili(acceptLanguage: string | undefined): boolean {
  return /^\s*sw\b/i.test(acceptLanguage ?? "");
}
