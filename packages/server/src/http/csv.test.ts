import { expect, test } from "vitest";
import { billing, paid } from "../testing/payments";
import { testPortal } from "../testing/portal";
import { csvLine } from "./csv";

const portal = testPortal();
const csv = { accept: "text/csv" };

test.each([
  [["Asha", 3000, null, undefined], "Asha,3000,,\r\n"],
  [['say "so", she said', "two\r\nlines"], '"say ""so"", she said","two\r\nlines"\r\n'],
  [["255712000001", -5], "255712000001,-5\r\n"],
])("%j is the line %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1", "＝1", "＋1", "－1", "＠x"])(
  "%j is a text and no formula",
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);

test("payments that match are sent as one table, whatever page is asked for, in East Africa Time", async () => {
  const admin = await portal.signedIn({ name: '=HYPERLINK("x")' });
  await billing(portal.database);
  await paid(portal.database, ...Array.from({ length: 1_203 }, () => ({ status: "pending" as const })));
  await paid(portal.database, {
    start_date: "2026-03-02T22:00:00.000Z",
    end_date: "2026-04-01T22:00:00.000Z",
  });
  const { text, headers } = await admin.get("/payments/transactions?limit=3&page=2&status=pending", csv);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(text.split("\r\n")).toHaveLength(1_205);

  const { text: completed } = await admin.get("/payments/transactions?status=completed", csv);
  expect(completed).toBe(
    "Full Name,Phone,Method,Package,Amount,Reference,Status,Start,End\r\n" +
      '"\'=HYPERLINK(""x"")",255712000001,M-Pesa,Mwezi,3000,REF1204,completed,2026-03-03 01:00,2026-04-02 01:00\r\n',
  );
});

test("a table begins with a byte order mark, by which spreadsheets know UTF-8", async () => {
  const { visit } = await portal.signedIn();
  const headers = { ...csv, authorization: `Bearer ${visit.token}` };
  const response = await visit.app.request("/api/payments/transactions", { headers });
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test("a table is refused like the list it is of", async () => {
  expect((await portal.visitor().get("/payments/transactions", csv)).status).toBe(401);
  const admin = await portal.signedIn();
  const refused = await admin.get("/payments/transactions?status=x", csv);
  expect(refused.status).toBe(422);
  expect(refused.body.code).toBe("invalid");
});
