import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Songs() {
  const t = useT();
  return <NotBuilt title={t("songs")} text={t("notBuilt")} />;
}
