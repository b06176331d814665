import type { auth, categories, Endpoints, Received } from "@portal/contract";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { appOf } from "../testing/app-of";
import type { Caller } from "./caller";
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
