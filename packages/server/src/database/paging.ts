import { asc, type Column, desc, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { Page } from "../http/page";
import { invalidField } from "../http/refusal";

/** What a caller asks for: see `paging` and `sortBy` in the contract. */
interface Asked {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
}

/** What a list is put in order by. It is never null, and an index on it and the id serves the order. */
interface Order {
  readonly by: Column | SQL;
  readonly kind: keyof typeof kinds;
}

/** The part of a list to select. */
interface Slice {
  readonly after: SQL | undefined;
  readonly orderBy: readonly [SQL, SQL];
  /** To be selected as `sort_key`. */
  readonly key: SQL<string | number>;
  readonly limit: number;
  readonly offset: number;
}

interface List<Row> {
  readonly id: Column;
  /** By the names that `sort` gives them. */
  readonly orders: Readonly<Record<string, Order>>;
  /** The order when none is asked for, with a minus when descending. */
  readonly usual: string;
  readonly count: () => PromiseLike<number>;
  readonly select: (slice: Slice) => PromiseLike<Row[]>;
}

/** How values of a kind travel in a cursor, exactly, and come back. */
const kinds = {
  whole: { type: sql`bigint`, shown: (by: Order["by"]) => sql<number>`${by}`, read: z.int() },
  text: {
    type: sql`text`,
    shown: (by: Order["by"]) => sql<string>`${by}`,
    read: z.string().check(z.regex(/^[^\0]*$/)),
  },
  moment: {
    type: sql`timestamptz`,
    shown: (by: Order["by"]) =>
      sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: z.iso.datetime({ precision: 6 }).check(z.regex(/^[12]/)),
  },
};

/** Ids have 32 bits, so no list is longer. */
const everything = 2 ** 31 - 1;

/**
 * The part of a list that is asked for, or all of it. From a cursor on, a page costs the same at any depth.
 * @throws {Refusal} when the cursor belongs to another order or is none
 */
export async function pageOf<Row extends { id: number; sort_key: string | number }>(
  asked: Asked,
  list: List<Row>,
): Promise<Page<Row>> {
  checkTogether(asked);
  const { limit, page = 1, sort = list.usual } = asked;
  const isDescending = sort.startsWith("-");
  const order = list.orders[sort.replace("-", "")];
  if (!order) throw new Error(`No order is called "${sort}"; known: ${Object.keys(list.orders).join(", ")}`);
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor, sort, order);
  const { type, shown } = kinds[order.kind];
  const beyond = isDescending ? sql`<` : sql`>`;
  const direction = isDescending ? desc : asc;

  const rows = await list.select({
    after: cursor && sql`(${order.by}, ${list.id}) ${beyond} (${cursor.key}::${type}, ${cursor.id}::integer)`,
    orderBy: [direction(order.by), direction(list.id)],
    key: shown(order.by),
    limit: limit === undefined ? everything : limit + 1,
    offset: limit === undefined ? 0 : (page - 1) * limit,
  });
  if (limit === undefined) return new Page(rows, rows.length, undefined);

  const total = cursor?.total ?? (await list.count());
  const paged = rows.slice(0, limit);
  const last = rows.length > limit ? paged.at(-1) : undefined;
  return new Page(paged, total, last && writeCursor([sort, last.sort_key, last.id, total]));
}

function checkTogether({ limit, page, cursor }: Asked): void {
  if (limit === undefined && (page ?? cursor) !== undefined)
    throw invalidField("limit", "A page needs a limit: how many rows it has");
  if (page !== undefined && cursor !== undefined)
    throw invalidField("cursor", "Ask for a page or go on from a cursor, not both");
}

/** The order, the last row's place in it, and the total, so that a walk through a list counts it once. */
type Cursor = readonly [sort: string, key: string | number, id: number, total: number];

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url");

function readCursor(text: string, sort: string, { kind }: Order) {
  const whole = z.int().check(z.gte(0), z.lte(everything));
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    const [, key, id, total] = z.parse(z.tuple([z.literal(sort), kinds[kind].read, whole, whole]), parts);
    return { key, id, total };
  } catch {
    throw invalidField("cursor", "This cursor is not one of this list in this order");
  }
}
