import type { ExchangeContext } from "./exchange";
import type { Page } from "./page";

/** The columns of a table by their headings. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>;

/** Whether the caller would have a list as a table. */
export const wantsCsv = (context: ExchangeContext) =>
  /^\s*text\/csv\b/i.test(context.req.header("accept") ?? "");

/** Answers with a whole list as CSV, read and sent page by page: however long it is, it takes the memory of one. */
export async function csvAnswer<Row>(
  context: ExchangeContext,
  columns: Columns<Row>,
  pageFrom: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  const linesOf = ({ rows }: Page<Row>) =>
    rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join("");
  const first = await pageFrom(undefined);
  let { next } = first;

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${csvLine(Object.keys(columns))}${linesOf(first)}`));
    },
    async pull(controller) {
      if (next === undefined) return controller.close();
      const page = await pageFrom(next);
      next = page.next;
      controller.enqueue(encoder.encode(linesOf(page)));
    },
  });
  return context.body(body, 200, { "Content-Type": "text/csv; charset=utf-8" });
}

/** One line by RFC 4180; what a spreadsheet would take for a formula is kept a text by an apostrophe. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

const startsFormula = /^[=+\-@\t\n\r\0＝＋－＠]/u;

function quoted(cell: string | number | null | undefined): string {
  if (typeof cell === "number") return String(cell);
  const text = startsFormula.test(cell ?? "") ? `'${cell}` : (cell ?? "");
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
