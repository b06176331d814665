import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Staff() {
  const t = useT();
  return <NotBuilt title={t("staff")} text={t("notBuilt")} />;
}
