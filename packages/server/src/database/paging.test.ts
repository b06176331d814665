import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import type { Answer, Visitor } from "../testing/visitor";
import { categories, songs } from "./schema";

const portal = testPortal();

interface Row {
  readonly id: number;
  readonly number: number;
  readonly title_sw: string;
}

/** 23 songs whose numbers, titles and dates repeat. */
const fill = async () => {
  const date = (n: number) => new Date(Date.UTC(2026, 0, 1 + (n % 5))).toISOString();
  await portal.database
    .insert(categories)
    .values({ name: "Tenzi", created_at: date(0), updated_at: date(0) });
  const rows = Array.from({ length: 23 }, (_, n) => ({
    number: 1 + (n % 7),
    title_sw: `Wimbo ${"ABC"[n % 3]}`,
    title_en: n % 2 ? `Song ${n % 4}` : null,
    category_id: 1,
    created_at: date(n),
    updated_at: date(n),
  }));
  await portal.database.insert(songs).values(rows);
};

const next = ({ headers }: Answer) => /^<\/api([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];

/** Follows `Link` from page to page. */
async function walk(visitor: Visitor, path: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at: string | undefined = path; at; at = next(answers.at(-1) as Answer))
    answers.push(await visitor.get(at));
  return answers;
}

test("without a limit a list is whole", async () => {
  await fill();
  const { body, headers } = await portal.visitor().get("/songs");
  expect(body).toHaveLength(23);
  expect(headers.get("x-total-count")).toBe("23");
  expect(headers.has("link")).toBe(false);
});

test.each([
  "number",
  "-number",
  "title_sw",
  "-title_sw",
  "title_en",
  "-title_en",
  "updated_at",
  "-updated_at",
])("by %s, the pages of a walk are the whole list, each row once", async (sort) => {
  await fill();
  const visitor = portal.visitor();
  const { body: all } = await visitor.get(`/songs?sort=${sort}`);
  const pages = await walk(visitor, `/songs?sort=${sort}&limit=5&q=wimbo`);
  expect(pages.map(({ body }) => body.length)).toEqual([5, 5, 5, 5, 3]);
  expect(pages.map(({ headers }) => headers.get("x-total-count"))).toEqual(Array(5).fill("23"));
  expect(pages.flatMap(({ body }) => body)).toEqual(all);
  expect(new Set(all.map(({ id }: Row) => id)).size).toBe(23);
});

test("rows that come and go before it move nothing that a walk still has to show", async () => {
  await fill();
  const admin = await portal.signedIn();
  const first = await admin.get("/songs?sort=title_sw&limit=10");
  const { body: all } = await admin.get("/songs?sort=title_sw");
  for (const { id } of first.body as Row[]) await admin.delete(`/songs/song/${id}`);
  await admin.post("/songs", { number: 1, title_sw: "A", category_id: 1 });
  expect((await admin.get(next(first) ?? "")).body).toEqual(all.slice(10, 20));
});

test("a page can be jumped to, and gone on from", async () => {
  await fill();
  const { body: all } = await portal.visitor().get("/songs");
  const third = await portal.visitor().get("/songs?limit=5&page=3");
  expect(third.body).toEqual(all.slice(10, 15));
  expect((await portal.visitor().get(next(third) ?? "")).body).toEqual(all.slice(15, 20));
  const beyond = await portal.visitor().get("/songs?limit=5&page=9");
  expect(beyond.body).toEqual([]);
  expect(beyond.headers.get("x-total-count")).toBe("23");
});

test("a page that the list exactly ends with leads no further", async () => {
  await fill();
  expect(next(await portal.visitor().get("/songs?limit=23"))).toBeUndefined();
});

test("the way on keeps the filters, as they were typed", async () => {
  await fill();
  const path = next(await portal.visitor().get("/songs?q=w%C3%AEmbo%20%26&limit=5")) ?? "none";
  expect(path).toBe("none");
  const link = next(await portal.visitor().get("/songs?q=o%20b&category_id=1&limit=5&page=1")) ?? "";
  const { pathname, searchParams } = new URL(link, "http://localhost");
  expect(pathname).toBe("/songs");
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: "o b", category_id: "1", limit: "5" });
  expect(searchParams.has("page")).toBe(false);
});

const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");

test.each([
  ["limit=0", "limit"],
  ["limit=501", "limit"],
  ["limit=x", "limit"],
  ["page=2", "limit"],
  [`cursor=${cursor(["number", 1, 1, 23])}`, "limit"],
  [`limit=5&page=2&cursor=${cursor(["number", 1, 1, 23])}`, "cursor"],
  ["limit=5&cursor=", "cursor"],
  ["limit=5&cursor=%00", "cursor"],
  [`limit=5&cursor=${"x".repeat(1201)}`, "cursor"],
  [`limit=5&cursor=${cursor(["title_sw", "a", 1, 23])}`, "cursor"],
  [`limit=5&cursor=${cursor(["number", "1; drop table songs", 1, 23])}`, "cursor"],
  [`limit=5&cursor=${cursor(["number", 1.5, 1, 23])}`, "cursor"],
  [`limit=5&cursor=${cursor(["number", 1, 2 ** 31, 23])}`, "cursor"],
  [`limit=5&cursor=${cursor(["number", 1, 1, -1])}`, "cursor"],
  [`limit=5&cursor=${cursor({})}`, "cursor"],
  [`limit=5&sort=title_sw&cursor=${cursor(["title_sw", "\u0000", 1, 23])}`, "cursor"],
  [
    `limit=5&sort=updated_at&cursor=${cursor(["updated_at", "2026-02-30T00:00:00.000000Z", 1, 23])}`,
    "cursor",
  ],
  [
    `limit=5&sort=updated_at&cursor=${cursor(["updated_at", "0000-01-01T00:00:00.000000Z", 1, 23])}`,
    "cursor",
  ],
  ["sort=lyrics", "sort"],
  ["sort=--number", "sort"],
  ["sort=number;drop", "sort"],
])("%s is refused at %s", async (query, field) => {
  const answer = await portal.visitor().get(`/songs?${query}`);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});
