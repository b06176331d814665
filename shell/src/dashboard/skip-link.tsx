import { chakra } from "@portal/ui";
import { useT } from "../messages";

const Skip = chakra("a", {
  base: {
    position: "fixed",
    top: "-20",
    insetStart: "4",
    zIndex: "skip",
    px: "4",
    py: "3",
    borderRadius: "sm",
    bg: "surface",
    color: "brand.fg",
    fontWeight: "semibold",
    _focusVisible: { top: "4" },
  },
});

/** The first stop of the Tab key: past the menu, to what the screen is about. */
export function SkipLink() {
  const t = useT();
  return <Skip href="#content">{t("skipToContent")}</Skip>;
}
