import { defineMessages } from "@portal/i18n";

export const { ready, useT } = defineMessages("auth", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});
