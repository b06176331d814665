import { auth, categories, type Endpoints, type Received } from "@portal/contract";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { appOf } from "../testing/app-of";
import type { Caller } from "./caller";
import { openApi } from "./open-api";
import { type Call, routes } from "./routes";

const songs = {
  list: {
    method: "GET",
    path: "/songs",
    summary: "Songs",
    query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.lte(100))) }),
    reply: z.array(z.object({ id: z.number(), title: z.string() })),
    public: true,
    example: { reply: [] },
  },
  read: {
    method: "GET",
    path: "/songs/:id",
    summary: "A song",
    params: z.object({ id: z.coerce.number() }),
    reply: z.object({ id: z.number(), title: z.string() }),
    public: true,
    example: { reply: { id: 1, title: "Mungu ni pendo" } },
  },
} satisfies Endpoints;

const song = { id: 1, title: "Mungu ni pendo", password_hash: "secret" };

const app = appOf(routes(songs, { list: () => [song, song], read: () => song }));

test("a table without one of its handlers does not compile", () => {
  // @ts-expect-error `read` is missing
  routes(songs, { list: () => [] });
  expectTypeOf(routes<typeof songs>)
    .parameter(1)
    .toHaveProperty("read");
});

test("a reply that is not what the table says does not compile", () => {
  // @ts-expect-error a title is not a number
  routes(songs, { list: () => [], read: () => ({ id: 1, title: 7 }) });
});

test("handlers get their endpoint's own parts and, when it is not public, a caller", () => {
  expectTypeOf<Call<typeof categories.update>>().toMatchObjectType<Received<typeof categories.update>>();
  expectTypeOf<Call<typeof categories.update>["params"]>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Call<typeof categories.update>["caller"]>().toEqualTypeOf<Caller>();
  expectTypeOf<Call<typeof auth.login>["caller"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<typeof categories.list>>().not.toHaveProperty("body");
});

test("a reply carries only what its schema names", async () => {
  expect(await (await app.request("/api/songs")).json()).toEqual([
    { id: 1, title: "Mungu ni pendo" },
    { id: 1, title: "Mungu ni pendo" },
  ]);
  expect(await (await app.request("/api/songs/1")).text()).not.toContain("secret");
});

test("a reply that its schema does not know is our mistake, and nothing of it gets out", async () => {
  // Safe: the point is a handler that lies about its type.
  const lying = appOf(routes(songs, { list: () => [], read: () => ({ secret: "x" }) as never }));
  const answer = await lying.request("/api/songs/1");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
});

test("what is wrong with a query is said by its parameter", async () => {
  const answer = await app.request("/api/songs?limit=101");
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { limit: "At most 100" } });
});

test("a record that is known already is not sent again", async () => {
  const first = await app.request("/api/songs/1");
  const known = { "if-none-match": first.headers.get("etag") ?? "" };
  const again = await app.request("/api/songs/1", { headers: known });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await app.request("/api/songs/1", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("the API reference has every endpoint, its examples fit its schemas, and its references resolve", () => {
  const tables = { auth, categories };
  const document = JSON.parse(JSON.stringify(openApi(tables)));
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
    Object.values,
  );
  const ids = Object.entries(tables).flatMap(([name, table]) =>
    Object.keys(table).map((verb) => `${name}.${verb}`),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ids.sort());

  for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g))
    expect(pointer?.split("/").reduce((node, name) => node?.[name], document)).toBeDefined();
  for (const table of Object.values<Endpoints>(tables))
    for (const { body, reply, example } of Object.values(table)) {
      if (body) z.parse(body, example.body);
      z.parse(reply, example.reply);
    }
});

test("the API reference tells what a call needs and how it refuses", () => {
  const { paths } = JSON.parse(JSON.stringify(openApi({ auth, categories })));
  const update = paths["/songs/categories/{id}"].put;
  expect(update.security).toEqual([{ bearer: [] }]);
  expect(update.parameters.map(({ name }: { name: string }) => name)).toEqual(["id", "If-Match"]);
  expect(Object.keys(update.responses)).toEqual(
    expect.arrayContaining([
      "200",
      "400",
      "401",
      "404",
      "409",
      "412",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
    ]),
  );
  expect(paths["/auth/login"].post.security).toEqual([]);
});
