import { NotBuilt } from "@portal/ui";
import { useT } from "../messages";

export function Subscribers() {
  const t = useT();
  return <NotBuilt title={t("subscribers")} text={t("notBuilt")} />;
}
