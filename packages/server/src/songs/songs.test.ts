import { expect, test } from "vitest";
import { testPortal } from "../testing/portal";
import type { Visitor } from "../testing/visitor";

const portal = testPortal();

const rock = {
  number: 12,
  title_sw: "Mwamba wenye imara",
  title_en: "Rock of Ages",
  lyrics: '<p style="text-align: center">Mwamba wenye imara,<br>kwako nitajificha</p>',
  category_id: 1,
  meta_data: "Toplady, 1776",
};

const withCategory = async () => {
  const admin = await portal.signedIn();
  await admin.post("/songs/categories", { name: "Tenzi za Rohoni" });
  return admin;
};

const titles = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).body.map(({ title_sw }: { title_sw: string }) => title_sw);

test("a song is added and read", async () => {
  const admin = await withCategory();
  const added = await admin.post("/songs", rock);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    ...rock,
    id: 1,
    lyrics: '<p style="text-align:center">Mwamba wenye imara,<br />kwako nitajificha</p>',
    has_lyrics: true,
    created_at: "2026-03-02T06:30:00.000Z",
    updated_at: "2026-03-02T06:30:00.000Z",
  });
  const read = await admin.get("/songs/song/1");
  expect(read.body).toEqual(added.body);
  expect(read.headers.get("etag")).toBe(added.headers.get("etag"));
});

test("songs are listed for everybody, by number, without their lyrics", async () => {
  const admin = await withCategory();
  await admin.post("/songs", { ...rock, number: 30 });
  await admin.post("/songs", { number: "4", title_sw: "Yesu kwetu ni rafiki", category_id: 1 });
  const { body } = await portal.visitor().get("/songs");
  expect(body).toEqual([
    expect.objectContaining({ id: 2, number: 4, title_en: null, has_lyrics: false }),
    expect.objectContaining({ id: 1, number: 30, has_lyrics: true }),
  ]);
  for (const row of body) {
    expect(row).not.toHaveProperty("lyrics");
    expect(row).not.toHaveProperty("meta_data");
  }
});

test("two hymnals may use the same number", async () => {
  const admin = await withCategory();
  await admin.post("/songs/categories", { name: "Nyimbo za Kristo" });
  expect((await admin.post("/songs", rock)).status).toBe(201);
  expect((await admin.post("/songs", { ...rock, category_id: 2 })).status).toBe(201);
});

test("songs are found by title, category and number, whatever the case, and by literal signs", async () => {
  const admin = await withCategory();
  await admin.post("/songs/categories", { name: "Krismasi" });
  await admin.post("/songs", rock);
  await admin.post("/songs", { number: 120, title_sw: "Usiku mkuu", title_en: "Silent", category_id: 2 });
  await admin.post("/songs", { number: 7, title_sw: "100% Bwana_wangu \\o", category_id: 2 });
  const find = (query: string) => titles(portal.visitor(), `/songs/search?${new URLSearchParams({ query })}`);

  expect(await find("MWAMBA")).toEqual([rock.title_sw]);
  expect(await find("rock of")).toEqual([rock.title_sw]);
  expect(await find("rohoni")).toEqual([rock.title_sw]);
  expect(await find("12")).toEqual([rock.title_sw, "Usiku mkuu"]);
  for (const sign of ["%", "_", "\\", "100%"]) expect(await find(sign)).toEqual(["100% Bwana_wangu \\o"]);
  expect(await find("' or 1=1 --")).toEqual([]);
  expect(await find(" ")).toHaveLength(3);
  expect((await portal.visitor().get("/songs/search")).status).toBe(422);
  expect((await portal.visitor().get("/songs/search?query=%00")).status).toBe(422);
});

test("the list is narrowed to a category and a term", async () => {
  const admin = await withCategory();
  await admin.post("/songs/categories", { name: "Krismasi" });
  await admin.post("/songs", rock);
  await admin.post("/songs", { ...rock, title_sw: "Mwamba wa kale", category_id: 2 });
  expect(await titles(admin, "/songs?category_id=2&q=mwamba")).toEqual(["Mwamba wa kale"]);
});

test("a song is changed; what is left out stays, what is null goes", async () => {
  const admin = await withCategory();
  const { body: song } = await admin.post("/songs", rock);
  portal.pass(60_000);
  const { lyrics, title_en, ...rest } = rock;
  const changed = await admin.put("/songs/song/1", { ...rest, title_sw: "Mwamba", meta_data: null });
  expect(changed.body).toEqual({
    ...song,
    title_sw: "Mwamba",
    meta_data: null,
    updated_at: "2026-03-02T06:31:00.000Z",
  });
  const emptied = await admin.put("/songs/song/1", { ...rest, lyrics: "<p> &nbsp;</p>", title_en: "" });
  expect(emptied.body).toMatchObject({ lyrics: null, has_lyrics: false, title_en: null });
});

test("a song is deleted", async () => {
  const admin = await withCategory();
  await admin.post("/songs", rock);
  expect((await admin.delete("/songs/song/1")).body).toEqual({ message: "Song deleted successfully" });
  expect((await admin.get("/songs/song/1")).status).toBe(404);
  expect((await admin.put("/songs/song/1", rock)).status).toBe(404);
  expect((await admin.delete("/songs/song/1")).status).toBe(404);
});

test.each([
  [{ number: undefined }, "number", "Required"],
  [{ number: 0 }, "number", "At least 1"],
  [{ number: 1.5 }, "number", "Must be a whole number"],
  [{ number: "twelve" }, "number", expect.any(String)],
  [{ title_sw: " " }, "title_sw", "Required"],
  [{ title_sw: "x".repeat(201) }, "title_sw", "At most 200 characters"],
  [{ title_en: "a\u0000" }, "title_en", "Control characters are not allowed"],
  [{ category_id: undefined }, "category_id", "Required"],
  [{ category_id: 99 }, "category_id", "There is no such category"],
  [{ lyrics: `<p>${"ŵ".repeat(103 * 1024)}</p>` }, "lyrics", "Lyrics can have at most 200 KB"],
  [{ meta_data: "\u0000" }, "meta_data", "Control characters are not allowed"],
  [{ meta_data: "x".repeat(10_001) }, "meta_data", "At most 10000 characters"],
])("a song with %j is refused, on add and on change", async (wrong, field, message) => {
  const admin = await withCategory();
  await admin.post("/songs", rock);
  for (const answer of [
    await admin.post("/songs", { ...rock, ...wrong }),
    await admin.put("/songs/song/1", { ...rock, ...wrong }),
  ]) {
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: message });
  }
});

test("of two admins who change one song, the slower is told and shown what it is now", async () => {
  const admin = await withCategory();
  const opened = await admin.post("/songs", rock);
  const ifMatch = { "if-match": opened.headers.get("etag") ?? "" };
  expect((await admin.put("/songs/song/1", { ...rock, title_sw: "Mwamba" }, ifMatch)).status).toBe(200);
  const slower = await admin.put("/songs/song/1", { ...rock, number: 13 }, ifMatch);
  expect(slower.status).toBe(412);
  expect(slower.body.current).toMatchObject({ id: 1, title_sw: "Mwamba", number: 12 });
  expect((await admin.delete("/songs/song/1", ifMatch)).status).toBe(412);
});

test("a category with songs stays, and says how many use it", async () => {
  const admin = await withCategory();
  await admin.post("/songs", rock);
  const one = await admin.delete("/songs/categories/1");
  expect(one.status).toBe(409);
  expect(one.body).toEqual({
    message: "1 song uses this category. Move or delete it first.",
    code: "in_use",
  });
  await admin.post("/songs", rock);
  expect((await admin.delete("/songs/categories/1")).body.message).toBe(
    "2 songs use this category. Move or delete them first.",
  );
});

test("when a song is added while its category is deleted, one of the two is refused", async () => {
  const admin = await portal.signedIn();
  for (let id = 1; id <= 20; id += 1) {
    await admin.post("/songs/categories", { name: `Tenzi ${id}` });
    const [added, deleted] = await Promise.all([
      admin.post("/songs", { ...rock, category_id: id }),
      admin.delete(`/songs/categories/${id}`),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([added.status, deleted.status]);
  }
});

test("without signing in, songs are listed and searched but neither read whole nor written", async () => {
  const stranger = portal.visitor();
  expect((await stranger.get("/songs")).status).toBe(200);
  expect((await stranger.get("/songs/search?query=a")).status).toBe(200);
  expect((await stranger.get("/songs/song/1")).status).toBe(401);
  expect((await stranger.post("/songs", rock)).status).toBe(401);
  expect((await stranger.put("/songs/song/1", rock)).status).toBe(401);
  expect((await stranger.delete("/songs/song/1")).status).toBe(401);
});
