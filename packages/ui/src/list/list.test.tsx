import { renderScreen } from "@portal/testing";
import { Screen, UiProvider, uiMessages } from "@portal/ui";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { columnsOf, ResourceTable, SearchField, useListState } from ".";
import { pagesAround } from "./pagination";

interface Row {
  readonly id: number;
  readonly name: string;
}

const column = columnsOf<Row>();
const columns = [column.accessor("name", { header: "Name", sortFn: "text" })];
const texts = { loading: "Loading rows...", empty: "No rows.", error: "No luck" };
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Row ${i + 1}` }));

function List({ rows, total }: { rows: Row[]; total?: number }) {
  const list = useListState();
  return (
    <UiProvider>
      <Screen title="Rows">
        <SearchField value={list.q} onChange={(q) => list.change({ q })} placeholder="Find" />
        <ResourceTable
          query={{ data: rows, error: null, refetch: vi.fn() }}
          columns={columns}
          texts={texts}
          rowName={(row) => row.name}
          pageSize={10}
          total={total}
        />
      </Screen>
    </UiProvider>
  );
}

const open = (rows: Row[], address = "/rows", total?: number) =>
  renderScreen(
    {
      routes: [{ path: "/rows", element: <List rows={rows} {...(total !== undefined && { total })} /> }],
      ready: uiMessages.ready,
    },
    address,
  );

const shown = () => screen.getAllByRole("cell").map((cell) => cell.textContent);

test("ten rows are one page and need no buttons; eleven are two", async () => {
  await open(rowsOf(10));
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
});

test("the page is in the address, and Back returns to the one before", async () => {
  const { user, address, back } = await open(rowsOf(25));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(address()).toBe("/rows?page=2");
  expect(shown()[0]).toBe("Row 11");
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(shown()).toHaveLength(5);
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  await back();
  expect(address()).toBe("/rows?page=2");
});

test.each(["0", "-3", "99", "x", "1.5"])("page %s in the address still shows a page", async (page) => {
  await open(rowsOf(25), `/rows?page=${page}`);
  expect(shown().length).toBeGreaterThan(0);
});

test("a column sorts up, down and back, and says so to screen readers", async () => {
  const { user, address } = await open(rowsOf(3));
  const name = () => screen.getByRole("columnheader", { name: "Name" });
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(name()).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(shown()).toEqual(["Row 3", "Row 2", "Row 1"]);
  expect(address()).toBe("/rows?sort=-name");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(address()).toBe("/rows");
});

test("when a server cuts the pages, the rows are shown as they come and the total makes the buttons", async () => {
  await open(rowsOf(10), "/rows?page=2", 95);
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toBe("Row 1");
  expect(screen.getByRole("button", { name: "Page 10" })).toBeVisible();
});

test("a search waits for a pause in typing, then goes back to the first page", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { address } = await open(rowsOf(25), "/rows?page=2");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nyimbo" } });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(address()).toBe("/rows?page=2");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(address()).toBe("/rows?q=nyimbo");
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, "gap", 10]],
  [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
  [3, 10, [1, 2, 3, 4, "gap", 10]],
  [10, 10, [1, "gap", 9, 10]],
])("on page %i of %i the buttons are %j", (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected);
});
