import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Overview() {
  const t = useT();
  return <NotBuilt title={t("overview")} text={t("notBuilt")} />;
}
