import { chakra, Icon } from "@portal/ui";
import type { ReactNode } from "react";

const HeaderButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minH: "6",
    fontWeight: "inherit",
    textAlign: "start",
    cursor: "pointer",
  },
});

const arrows = {
  none: "M8 10l4-4 4 4M8 14l4 4 4-4",
  ascending: "M12 18V6M7 11l5-5 5 5",
  descending: "M12 6v12M7 13l5 5 5-5",
};

interface SortButtonProps {
  /** The list's order now. */
  sort: string;
  /** The column this button sorts by. */
  id: string;
  onSort: (sort: string) => void;
  children: ReactNode;
}

/** A column's heading that sorts: up, down, and back to the list's own order. */
export function SortButton({ sort, id, onSort, children }: SortButtonProps) {
  const direction = sort === id ? "ascending" : sort === `-${id}` ? "descending" : "none";
  const next = { none: id, ascending: `-${id}`, descending: "" }[direction];
  return (
    <HeaderButton type="button" onClick={() => onSort(next)}>
      {children}
      <Icon path={arrows[direction]} size="4" />
    </HeaderButton>
  );
}
