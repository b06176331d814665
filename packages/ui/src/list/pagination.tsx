import { Button, Flex, Text, uiMessages } from "@portal/ui";

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Prev, the pages and Next; nothing when one page holds everything. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const t = uiMessages.useT();
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label={t("pages")} gap="2" p="4" justify="center" align="center" wrap="wrap">
      <Button variant="outline" onClick={() => onPage(page - 1)} disabled={page === 1}>
        {t("previous")}
      </Button>
      {pagesAround(page, pages).map((entry, index) =>
        entry === "gap" ? (
          <Text key={`gap-${index < 3 ? "before" : "after"}`} color="fg.muted">
            …
          </Text>
        ) : (
          <Button
            key={entry}
            size="icon"
            variant={entry === page ? "solid" : "ghost"}
            aria-label={t("pageN", { page: entry })}
            aria-current={entry === page ? "page" : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </Button>
        ),
      )}
      <Button variant="outline" onClick={() => onPage(page + 1)} disabled={page === pages}>
        {t("next")}
      </Button>
    </Flex>
  );
}

/** The pages worth a button: the ends, and those around the one shown. */
export function pagesAround(page: number, pages: number): (number | "gap")[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((n, index) => {
    const previous = wanted[index - 1] ?? n - 1;
    if (n - previous === 2) return [n - 1, n];
    return n - previous > 2 ? ["gap" as const, n] : [n];
  });
}
