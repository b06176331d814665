import { expect, test } from "vitest";

type Texts = Readonly<Record<string, string>>;

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((hole) => hole[1]).sort();

/** Tests that a package says everything in both languages: the same keys, the same values filled in, nothing empty. */
export function testLanguages(en: Texts, sw: Texts): void {
  test("both languages have every message", () => {
    expect(Object.keys(sw).sort()).toEqual(Object.keys(en).sort());
  });

  test("each message says something, and fills in the same values in both languages", () => {
    for (const [key, english] of Object.entries(en)) {
      const swahili = sw[key] ?? "";
      expect(english.trim(), key).not.toBe("");
      expect(swahili.trim(), key).not.toBe("");
      expect(holes(swahili), key).toEqual(holes(english));
    }
  });
}
