import { defineMessages } from "@portal/i18n";

export const { ready, useT } = defineMessages("billing", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});
