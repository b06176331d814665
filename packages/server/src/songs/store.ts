import type { songs as endpoints, Received, Song, SongInput, SongRow } from "@portal/contract";
import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../clock";
import type { Database } from "../database/database";
import { referring } from "../database/faults";
import { pageOf } from "../database/paging";
import { categories, songs } from "../database/schema";
import { beginsWith, contains } from "../database/search";
import type { Page } from "../http/page";
import { invalidField, notFound } from "../http/refusal";
import { cleanLyrics } from "./lyrics";

export type SongStore = ReturnType<typeof songStore>;

type ListQuery = Received<typeof endpoints.list>["query"];

/** Looks at the record as it is now and refuses when the change was meant for another version. */
type Check = (current: Song) => void;

const has_lyrics = sql<boolean>`${songs.lyrics} is not null`;
const whole = { ...getTableColumns(songs), has_lyrics };
const { lyrics: _, meta_data: __, ...row } = whole;

const orders = {
  number: { by: songs.number, kind: "whole" },
  title_sw: { by: sql`lower(${songs.title_sw})`, kind: "text" },
  title_en: { by: sql`lower(coalesce(${songs.title_en}, ''))`, kind: "text" },
  updated_at: { by: songs.updated_at, kind: "moment" },
} as const;

export function songStore(database: Database, clock: Clock) {
  const locked = async (id: number) => {
    const [song] = await database.select(whole).from(songs).where(eq(songs.id, id)).for("update");
    if (!song) throw notFound("Song");
    return song;
  };

  return {
    page({ q, category_id, ...asked }: ListQuery): Promise<Page<SongRow>> {
      const filter = and(
        category_id === undefined ? undefined : eq(songs.category_id, category_id),
        q ? matches(q) : undefined,
      );
      return pageOf(asked, {
        id: songs.id,
        orders,
        usual: "number",
        count: () => database.$count(songs, filter),
        select: ({ after, orderBy, key, limit, offset }) =>
          database
            .select({ ...row, sort_key: key })
            .from(songs)
            .where(and(filter, after))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
      });
    },

    async find(id: number): Promise<Song> {
      const [song] = await database.select(whole).from(songs).where(eq(songs.id, id));
      if (!song) throw notFound("Song");
      return song;
    },

    async add(input: SongInput): Promise<Song> {
      const now = clock().toISOString();
      const insert = database.insert(songs).values({ ...stored(input), created_at: now, updated_at: now });
      const [song] = await referring(insert.returning(whole), noCategory());
      if (!song) throw new Error("the write gave no row back");
      return song;
    },

    async change(id: number, input: SongInput, unchanged: Check): Promise<Song> {
      const changes = { ...stored(input), updated_at: clock().toISOString() };
      return database.transaction(async () => {
        unchanged(await locked(id));
        const update = database.update(songs).set(changes);
        const [song] = await referring(update.where(eq(songs.id, id)).returning(whole), noCategory());
        if (!song) throw notFound("Song");
        return song;
      });
    },

    remove(id: number, unchanged: Check): Promise<void> {
      return database.transaction(async () => {
        unchanged(await locked(id));
        await database.delete(songs).where(eq(songs.id, id));
      });
    },
  };
}

/** Nothing given stays undefined: it is not written. */
const stored = ({ lyrics, title_en, ...rest }: SongInput) => ({
  ...rest,
  title_en: title_en === "" ? null : title_en,
  lyrics: lyrics === undefined ? undefined : cleanLyrics(lyrics ?? ""),
});

function matches(term: string): SQL | undefined {
  const inCategory = sql`${songs.category_id} in (select ${categories.id} from ${categories} where ${contains(categories.name, term)})`;
  return or(
    contains(songs.title_sw, term),
    contains(songs.title_en, term),
    beginsWith(sql`${songs.number}::text`, term),
    inCategory,
  );
}

const noCategory = () => invalidField("category_id", "There is no such category");
