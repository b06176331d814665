import {
  type ColumnDef,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
} from "@tanstack/react-table";

/** What the portal's tables can do. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

/** A column of a list of `Row`. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds columns of different values; TanStack types them so too
export type Column<Row extends RowData> = ColumnDef<typeof features, Row, any>;

/** Declares the columns of a list: `const column = columnsOf<Song>(); [column.accessor("title_sw", …)]`. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();
