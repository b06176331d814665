import * as z from "zod/mini";
import { ById, IdInPath, line, Message, maybe, Timestamp } from "./common";
import type { Endpoints } from "./endpoint";
import { paging, search, sortBy, Term } from "./paging";

/** The size of lyrics at most, in bytes of UTF-8. */
export const maxLyricsBytes = 200 * 1024;

/** A song as lists show it: without its lyrics. */
export const SongRow = z.object({
  id: z.number(),
  /** Its number in the hymnal; two hymnals may use the same. */
  number: z.union([z.number(), z.string()]),
  title_sw: z.string(),
  title_en: maybe(z.string()),
  category_id: z.nullable(z.number()),
  /** False marks a song whose words are still to be typed. */
  has_lyrics: z.optional(z.boolean()),
  created_at: maybe(Timestamp),
  updated_at: maybe(Timestamp),
});
export type SongRow = z.infer<typeof SongRow>;

/** A song whole. Lyrics are HTML of the editor's vocabulary. */
export const Song = z.extend(SongRow, { lyrics: maybe(z.string()), meta_data: maybe(z.string()) });
export type Song = z.infer<typeof Song>;

export const SongInput = z.object({
  number: z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,6}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(999_999))),
  ),
  title_sw: line(200),
  title_en: maybe(
    z
      .string()
      .check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u, "Control characters are not allowed")),
  ),
  /** Left out of a change, as is any other that may be null, it stays as it was. */
  lyrics: maybe(z.string().check(z.maxLength(maxLyricsBytes))),
  category_id: IdInPath,
  meta_data: maybe(
    z.string().check(z.maxLength(10_000), z.regex(/^[^\0]*$/, "Control characters are not allowed")),
  ),
});
export type SongInput = z.infer<typeof SongInput>;

const row: SongRow = {
  id: 7,
  number: 12,
  title_sw: "Mwamba wenye imara",
  title_en: "Rock of Ages",
  category_id: 2,
  has_lyrics: true,
  created_at: "2026-03-02T06:30:00.000Z",
  updated_at: "2026-03-02T06:30:00.000Z",
};
const song: Song = { ...row, lyrics: "<p>Mwamba wenye imara, kwako nitajificha</p>", meta_data: null };
const input = {
  number: 12,
  title_sw: song.title_sw,
  title_en: song.title_en,
  lyrics: song.lyrics,
  category_id: 2,
  meta_data: null,
};

const listQuery = z.object({
  ...paging,
  ...search,
  ...sortBy(["number", "title_sw", "title_en", "updated_at"]),
  category_id: z.optional(IdInPath),
});

/** Songs. Their lists are public and carry no lyrics. */
export const songs = {
  list: {
    method: "GET",
    path: "/songs",
    summary: "All songs, or a page of those that match",
    query: listQuery,
    reply: z.array(SongRow),
    public: true,
    refuses: ["invalid"],
    example: { reply: [row] },
  },
  search: {
    method: "GET",
    path: "/songs/search",
    summary: "Songs whose title, category or number matches `query`",
    query: z.object({ ...paging, query: Term }),
    reply: z.array(SongRow),
    public: true,
    refuses: ["invalid"],
    example: { query: { query: "mwamba" }, reply: [row] },
  },
  read: {
    method: "GET",
    path: "/songs/song/:id",
    summary: "One song with its lyrics",
    params: ById,
    reply: Song,
    refuses: ["not_found"],
    example: { params: { id: 7 }, reply: song },
  },
  create: {
    method: "POST",
    path: "/songs",
    summary: "Add a song",
    body: SongInput,
    reply: Song,
    refuses: ["invalid"],
    example: { body: input, reply: song },
  },
  update: {
    method: "PUT",
    path: "/songs/song/:id",
    summary: "Change a song",
    params: ById,
    body: SongInput,
    reply: Song,
    refuses: ["not_found", "changed", "invalid"],
    example: { params: { id: 7 }, body: input, reply: song },
  },
  remove: {
    method: "DELETE",
    path: "/songs/song/:id",
    summary: "Delete a song",
    params: ById,
    reply: Message,
    refuses: ["not_found", "changed"],
    example: { params: { id: 7 }, reply: { message: "Song deleted successfully" } },
  },
} satisfies Endpoints;
