import { useSearchParams } from "@portal/router";
import type { SortingState } from "@tanstack/react-table";

/** What the address says of a list. */
export interface ListState {
  /** Counted from 1. */
  readonly page: number;
  /** A column's id, with a minus when descending; empty for the list's own order. */
  readonly sort: string;
  /** What is searched for. */
  readonly q: string;
}

/** A list's page, order and search, kept in the address so that Back, reload and a sent link show the same. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get("page") ?? 1);
  const state: ListState = {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: params.get("sort") ?? "",
    q: params.get("q") ?? "",
  };

  /** Changes parts of it; a part that is not the page also goes back to the first page. */
  function change(part: Partial<ListState>) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!("page" in part)) next.delete("page");
        for (const [name, value] of Object.entries(part)) {
          if (value === "" || (name === "page" && value === 1)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: !("page" in part) },
    );
  }

  return { ...state, change };
}

/** `-created_at` as TanStack Table writes it. */
export function sortingOf(sort: string): SortingState {
  return sort === "" ? [] : [{ id: sort.replace(/^-/, ""), desc: sort.startsWith("-") }];
}
