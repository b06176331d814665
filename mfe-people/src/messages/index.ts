import { defineMessages } from "@portal/i18n";

export const { ready, useT } = defineMessages("people", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});
