import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Operators() {
  const t = useT();
  return <NotBuilt title={t("operators")} text={t("notBuilt")} />;
}
