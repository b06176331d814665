import { Card, EmptyState, ErrorState, type ErrorTexts, LoadingState, uiMessages } from "@portal/ui";
import { type RowData, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { DeleteDialog, type Deletion } from "./delete-dialog";
import { type Column, columnsOf, features } from "./features";
import { sortingOf, useListState } from "./list-state";
import { Pagination } from "./pagination";
import { RowActions } from "./row-actions";
import { SortButton } from "./sort-button";
import { Body, Cell, Head, HeadCell, HeadRow, Row as RowElement, Scroll, Table } from "./table";

/** Rows on their way, here, or not coming: a query of TanStack Query fits. */
export interface Loadable<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  refetch(): unknown;
}

interface ResourceTableProps<Row extends RowData> {
  query: Loadable<Row>;
  /** The rows to show when they are not simply all that was loaded, such as those found by a search. */
  rows?: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  texts: { readonly loading: string; readonly empty: string; readonly error: ErrorTexts };
  /** What a row is called in the names of its buttons and to screen readers. */
  rowName: (row: Row) => string;
  editPath?: (row: Row) => string;
  deletion?: Deletion<Row>;
  /** Rows on a page; without it all rows are on one. */
  pageSize?: number;
  /** Rows in all, when a server cuts the pages and `query` holds only the one shown. */
  total?: number | undefined;
}

const noRows: readonly never[] = [];
const actionsId = "actions";

/** The list of a resource: loading, failed, empty, or rows in a table that turns into cards on a phone. */
export function ResourceTable<Row extends RowData & { readonly id: number }>(props: ResourceTableProps<Row>) {
  const { query, texts, total } = props;
  const rows = props.rows ?? query.data ?? noRows;
  const list = useListState();
  const [doomed, setDoomed] = useState<Row>();
  const columns = useColumns(props, setDoomed);
  const pageSize = props.pageSize ?? Math.max(rows.length, 1);
  const pages = Math.max(1, Math.ceil((total ?? rows.length) / pageSize));
  const page = Math.min(list.page, pages);

  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { pagination: { pageIndex: page - 1, pageSize }, sorting: sortingOf(list.sort) },
    ...(total !== undefined && { manualPagination: true, manualSorting: true, rowCount: total }),
  });

  return (
    <Card>
      {query.data === undefined && query.error ? (
        <ErrorState error={query.error} texts={texts.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <LoadingState text={texts.loading} />
      ) : rows.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <Scroll>
          <Table role="table">
            <Head role="rowgroup">
              {table.getHeaderGroups().map((group) => (
                <HeadRow key={group.id} role="row">
                  {group.headers.map((header) => (
                    <HeadCell
                      key={header.id}
                      role="columnheader"
                      scope="col"
                      aria-sort={ariaSort(header.column.getIsSorted())}
                    >
                      {header.column.getCanSort() ? (
                        <SortButton
                          sort={list.sort}
                          id={header.column.id}
                          onSort={(sort) => list.change({ sort })}
                        >
                          <table.FlexRender header={header} />
                        </SortButton>
                      ) : (
                        <table.FlexRender header={header} />
                      )}
                    </HeadCell>
                  ))}
                </HeadRow>
              ))}
            </Head>
            <Body role="rowgroup">
              {table.getRowModel().rows.map((row) => (
                <RowElement key={row.id} role="row">
                  {row.getAllCells().map((cell) => (
                    <Cell
                      key={cell.id}
                      role="cell"
                      data-label={cell.column.id === actionsId ? "" : labelOf(cell.column.columnDef.header)}
                    >
                      <table.FlexRender cell={cell} />
                    </Cell>
                  ))}
                </RowElement>
              ))}
            </Body>
          </Table>
        </Scroll>
      )}
      {query.data !== undefined && (
        <Pagination page={page} pages={pages} onPage={(next) => list.change({ page: next })} />
      )}
      {doomed && props.deletion && (
        <DeleteDialog
          row={doomed}
          rowName={props.rowName(doomed)}
          deletion={props.deletion}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Card>
  );
}

/** The resource's own columns, and the one with its actions. */
function useColumns<Row extends RowData & { readonly id: number }>(
  props: ResourceTableProps<Row>,
  onDelete: (row: Row) => void,
) {
  const t = uiMessages.useT();
  const { columns, editPath, deletion, rowName } = props;
  const canDelete = Boolean(deletion);
  return useMemo(() => {
    if (!editPath && !canDelete) return columns;
    const actions = columnsOf<Row>().display({
      id: actionsId,
      header: t("actions"),
      cell: ({ row }) => (
        <RowActions
          name={rowName(row.original)}
          editPath={editPath?.(row.original)}
          onDelete={canDelete ? () => onDelete(row.original) : undefined}
        />
      ),
    });
    return [...columns, actions];
  }, [columns, editPath, canDelete, rowName, onDelete, t]);
}

const ariaSort = (sorted: false | "asc" | "desc") =>
  sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : undefined;

const labelOf = (header: unknown) => (typeof header === "string" ? header : "");
