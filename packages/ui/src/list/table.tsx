import { Box, chakra } from "@portal/ui";

/** Below this width a row is a card: its cells stand under one another, each with its column's name. */
const narrow = "@media (max-width: 40em)";

export const Table = chakra("table", {
  base: { w: "full", borderCollapse: "collapse", fontSize: "sm", [narrow]: { display: "block" } },
});
export const Head = chakra("thead", {
  base: {
    bg: "sunken",
    [narrow]: { position: "absolute", w: "1px", h: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const Body = chakra("tbody", { base: { [narrow]: { display: "block" } } });
export const Row = chakra("tr", {
  base: {
    borderTopWidth: "1px",
    _hover: { bg: "sunken" },
    [narrow]: { display: "block", px: "4", py: "3" },
  },
});
export const HeadRow = chakra("tr");
export const HeadCell = chakra("th", {
  base: {
    px: "4",
    py: "3",
    textAlign: "start",
    fontWeight: "semibold",
    color: "fg.muted",
  },
});
export const Cell = chakra("td", {
  base: {
    px: "4",
    py: "2",
    verticalAlign: "middle",
    [narrow]: {
      display: "flex",
      gap: "3",
      px: "0",
      py: "1",
      _before: { content: "attr(data-label)", flex: "0 0 38%", color: "fg.muted", fontWeight: "medium" },
      "&[data-label='']::before": { display: "none" },
    },
  },
});

/** Lets a wide table scroll inside its card; the page itself never scrolls sideways. */
export const Scroll = chakra(Box, { base: { overflowX: "auto" } });
