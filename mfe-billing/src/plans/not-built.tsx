import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Plans() {
  const t = useT();
  return <NotBuilt title={t("plans")} text={t("notBuilt")} />;
}
