import { defineMessages } from "@portal/i18n";

/** The words of the vocabulary itself; a remote's own words are in the remote. */
export const uiMessages = defineMessages("ui", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});
