import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("types are checked in every package", () => {
  const folders = [...readdirSync("."), ...readdirSync("packages").map((name) => `packages/${name}`)];
  const projects = folders.filter((folder) => existsSync(`${folder}/tsconfig.json`));
  const { references } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  expect(references.map(({ path }: { path: string }) => path).sort()).toEqual(projects.sort());
});
