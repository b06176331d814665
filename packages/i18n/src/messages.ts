import { useSyncExternalStore } from "react";
import { currentLanguage, type Language, onLanguageChange, translator } from "./language";

/** Messages by key. `{{name}}` marks a value; `key_one` and `key_other` are the plural forms of `key`. */
export type Messages = Readonly<Record<string, string>>;

/** The same keys in another language. */
export type Translation<M extends Messages> = Readonly<Record<keyof M, string>>;

/** The keys that `t` takes: plural forms go by their stem. */
export type MessageKey<M extends Messages> = {
  [K in keyof M & string]: K extends `${infer Stem}_one` ? Stem : K extends `${string}_other` ? never : K;
}[keyof M & string];

/** Translates a key; `count` picks the plural form. */
export type Translate<M extends Messages> = (
  key: MessageKey<M>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** One package's messages in every language, fetched one language at a time. */
export interface MessageSet<M extends Messages> {
  /** Fetches the messages of a language (default: the one shown). Screens of the package need it before they render. */
  ready(language?: Language): Promise<void>;
  /** The translator of this package; the component renders again when the language changes. */
  useT(): Translate<M>;
}

/**
 * Declares a package's messages.
 * `load` imports one language's file, so that a reader downloads only the language they read.
 */
export function defineMessages<M extends Messages>(
  namespace: string,
  load: {
    readonly en: () => Promise<{ default: M }>;
    readonly sw: () => Promise<{ default: Translation<M> }>;
  },
): MessageSet<M> {
  const ready = async (language: Language = currentLanguage()) => {
    if (translator.hasResourceBundle(language, namespace)) return;
    const { default: messages } = await load[language]();
    translator.addResourceBundle(language, namespace, messages, true, true);
  };
  onLanguageChange(ready);
  // Safe: the namespace holds exactly the keys of M, and MessageKey<M> names nothing else.
  const translate = (language: Language) =>
    translator.getFixedT(language, namespace) as unknown as Translate<M>;
  const t: Record<Language, Translate<M>> = { en: translate("en"), sw: translate("sw") };
  return { ready, useT: () => t[useLanguage()] };
}

/** The language shown; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

function subscribe(onChange: () => void): () => void {
  translator.on("languageChanged", onChange);
  return () => translator.off("languageChanged", onChange);
}
