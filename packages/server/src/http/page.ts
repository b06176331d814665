import type { ExchangeContext } from "./exchange";

/** Part of a list: what a handler answers with when its caller asked for a page. */
export class Page<Row> {
  constructor(
    readonly rows: Row[],
    /** How many rows there are in all. */
    readonly total: number,
    /** The cursor of the part after this one; undefined at the end. */
    readonly next: string | undefined,
  ) {}
}

/** Tells the total, and as `Link` (RFC 8288) the call that goes on where this page ends. */
export function pageHeaders(context: ExchangeContext, { total, next }: Page<unknown>): void {
  context.header("X-Total-Count", String(total));
  if (next === undefined) return;
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete("page");
  searchParams.set("cursor", next);
  context.header("Link", `<${pathname}?${searchParams}>; rel="next"`);
}
