import { paths } from "@portal/federation/paths";
import { Card, EmptyState, LinkButton, Screen } from "@portal/ui";
import { useT } from "./messages";

export function NotFound() {
  const t = useT();
  return (
    <Screen title={t("notFound")}>
      <Card>
        <EmptyState text={t("notFoundText")}>
          <LinkButton to={paths.dashboard}>{t("toDashboard")}</LinkButton>
        </EmptyState>
      </Card>
    </Screen>
  );
}
