import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import { sentences } from "./kiswahili";
import { inKiswahili, prefersKiswahili } from "./translate";

const portal = testPortal();
const sw = { "accept-language": "sw" };

test("a refusal is in the language that was asked for", async () => {
  const stranger = portal.visitor();
  const body = { username: "0712000009", password: "no", source_app: "portal_admin" };
  expect((await stranger.post("/auth/login", body, sw)).body.message).toBe(
    "Namba ya simu au nenosiri si sahihi",
  );
  expect((await stranger.post("/auth/login", body)).body.message).toBe("Invalid Login");
});

test("so are the words at a field, with their values, and what is said of success", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi" });
  const taken = await admin.post("/songs/categories", { name: "Tenzi" }, sw);
  expect(taken.body).toMatchObject({
    message: "Tayari kuna kundi linaloitwa Tenzi.",
    errors: { name: "Tayari inatumika" },
  });
  const long = await admin.post("/songs/categories", { name: "x".repeat(121) }, sw);
  expect(long.body.errors).toEqual({ name: "Isizidi herufi 120" });
  expect((await admin.delete("/songs/categories/1", sw)).body.message).toBe("Kundi la nyimbo limefutwa");
});

test("a list stays a list in whatever language", async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi" });
  expect((await admin.get("/songs/categories", sw)).body).toMatchObject([{ name: "Tenzi" }]);
});

test.each(["sw", "sw-TZ,en;q=0.8", " SW"])("%j asks for Kiswahili", (header) => {
  expect(prefersKiswahili(header)).toBe(true);
});

test.each([undefined, "", "en", "en,sw;q=0.9", "swe", "*"])("%j does not", (header) => {
  expect(prefersKiswahili(header)).toBe(false);
});

test("a translation has as many values as its sentence", () => {
  const holes = (text: string) => text.split("{}").length;
  for (const [english, kiswahili] of sentences) expect(holes(kiswahili), english).toBe(holes(english));
});

/** Only programs meet these; people do not. */
const forPrograms = new Set(["malformed", "unsupported_type", "forbidden"]);

test("every refusal in the source can be said in Kiswahili", () => {
  const source = join(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const said = files
    .filter((file) => file.endsWith(".ts") && !file.includes("test"))
    .flatMap((file) => [
      ...readFileSync(join(source, file), "utf8").matchAll(
        /new Refusal\(\s*"(\w+)",\s*(?:"([^"]+)"|`([^`]+)`)/g,
      ),
    ])
    .filter(([, code]) => !forPrograms.has(code ?? ""))
    .map(
      ([, , plain, template]) =>
        plain ?? template?.replace(/\$\{what\}/, "Category").replace(/\$\{[^}]*\}/g, "7 seconds") ?? "",
    );
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((sentence) => inKiswahili(sentence) === sentence)).toEqual([]);
});
