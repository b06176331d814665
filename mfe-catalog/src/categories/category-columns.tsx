import type { Category } from "@portal/contract";
import { formatDate } from "@portal/i18n";
import { type Column, columnsOf } from "@portal/ui/list";
import { useMemo } from "react";
import { useT } from "../messages";

const column = columnsOf<Category>();

export function useCategoryColumns(): Column<Category>[] {
  const t = useT();
  return useMemo(
    () => [
      column.display({ id: "number", header: t("number"), cell: ({ row }) => row.getDisplayIndex() + 1 }),
      column.accessor("name", { header: t("categoryName"), sortFn: "text" }),
      column.accessor("created_at", {
        header: t("dateCreated"),
        cell: (cell) => formatDate(cell.getValue()),
      }),
      column.accessor("updated_at", {
        header: t("dateUpdated"),
        cell: (cell) => formatDate(cell.getValue()),
      }),
    ],
    [t],
  );
}
