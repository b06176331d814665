import { defineMessages } from "@portal/i18n";

export const { ready, useT } = defineMessages("catalog", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});
