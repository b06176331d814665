import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Transactions() {
  const t = useT();
  return <NotBuilt title={t("transactions")} text={t("notBuilt")} />;
}
