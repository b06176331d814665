import { Button, Flex, Icon, icons, LinkButton, uiMessages } from "@portal/ui";

interface RowActionsProps {
  /** What the row is called, so that each Edit and Delete has a name of its own. */
  name: string;
  editPath?: string | undefined;
  onDelete?: (() => void) | undefined;
}

/** Edit and Delete of one row. */
export function RowActions({ name, editPath, onDelete }: RowActionsProps) {
  const t = uiMessages.useT();
  return (
    <Flex gap="1" wrap={{ base: "wrap", sm: "nowrap" }} ms="-3">
      {editPath && (
        <LinkButton to={editPath} variant="ghost" size="sm" aria-label={t("editRow", { name })}>
          <Icon path={icons.edit} size="4" />
          {t("edit")}
        </LinkButton>
      )}
      {onDelete && (
        <Button variant="dangerGhost" size="sm" aria-label={t("deleteRow", { name })} onClick={onDelete}>
          <Icon path={icons.trash} size="4" />
          {t("delete")}
        </Button>
      )}
    </Flex>
  );
}
