import * as z from "zod/mini";

const count = (max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^[1-9]\d{0,8}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(max))),
  );

/** The most rows that one page may ask for. */
export const maxPageSize = 500;

/**
 * Asks for a part of a list. Without `limit` a list is whole. The body stays a bare array; `X-Total-Count` tells how many
 * rows there are in all and `Link` where the next part is. `cursor` goes on from there at any depth at the same cost, `page`
 * jumps.
 */
export const paging = {
  limit: z.optional(count(maxPageSize)),
  page: z.optional(count(1_000_000)),
  cursor: z.optional(z.string().check(z.maxLength(1200))),
};

/** A term to search for. */
export const Term = z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^\p{Cc}]*$/u));

/** What is searched for. */
export const search = { q: z.optional(Term) };

/** The order of a list: one of the columns, with a minus when descending. */
export function sortBy<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  const orders = columns.flatMap((column) => [column, `-${column}`]);
  // Safe: made of the columns right here.
  return {
    sort: z.optional(z.enum(orders as unknown as readonly (Columns[number] | `-${Columns[number]}`)[])),
  };
}

/** A day as clerks write it in a filter: `2026-11-21`, in East Africa Time. */
export const Day = z.string().check(
  z.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  z.refine(
    (day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    "There is no such day",
  ),
);

/** A span of days, both included. */
export const days = { from: z.optional(Day), to: z.optional(Day) };
