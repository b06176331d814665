import { Choice } from "./choice";
import { uiMessages } from "./messages";
import { setColorMode, useColorMode } from "./theme/color-mode";

/** Light, dark, or as the device is set. */
export function AppearanceChoice() {
  const t = uiMessages.useT();
  const mode = useColorMode();
  const options = [
    { value: "light", label: t("light") },
    { value: "dark", label: t("dark") },
    { value: "system", label: t("system") },
  ] as const;
  return <Choice label={t("appearance")} value={mode} options={options} onChange={setColorMode} />;
}
