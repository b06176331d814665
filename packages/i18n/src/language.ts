import { createInstance, type i18n } from "i18next";

/** The portal's languages, by their code in `lang` attributes and Intl locales. */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

const storageKey = "portal.language";

/** The one translator; message sets add themselves to it as their remotes load. */
export const translator: i18n = createInstance({
  lng: rememberedLanguage(),
  resources: {},
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});
void translator.init();

/** The language now shown. */
export function currentLanguage(): Language {
  return translator.language === "sw" ? "sw" : "en";
}

const beforeChange = new Set<(next: Language) => Promise<void>>();

/** Registers work to be done before a new language shows, such as fetching its messages. */
export function onLanguageChange(prepare: (next: Language) => Promise<void>): void {
  beforeChange.add(prepare);
}

/** Shows the portal in `next` and remembers it. Rejects, changing nothing, when its messages cannot be fetched. */
export async function changeLanguage(next: Language): Promise<void> {
  await Promise.all([...beforeChange].map((prepare) => prepare(next)));
  await translator.changeLanguage(next);
  document.documentElement.lang = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the tab.
  }
}

function rememberedLanguage(): Language {
  try {
    return localStorage.getItem(storageKey) === "sw" ? "sw" : "en";
  } catch {
    return "en";
  }
}
