import { changeLanguage, useLanguage } from "@portal/i18n";
import { Choice } from "./choice";
import { uiMessages } from "./messages";

const options = [
  { value: "en", label: "English", lang: "en" },
  { value: "sw", label: "Kiswahili", lang: "sw" },
] as const;

/** The portal's language; each is named in itself. */
export function LanguageChoice() {
  const t = uiMessages.useT();
  const language = useLanguage();
  return (
    <Choice
      label={t("language")}
      value={language}
      options={options}
      onChange={(next) => void changeLanguage(next).catch(() => {})}
    />
  );
}
