import { defineMessages } from "@portal/i18n";

export const messages = defineMessages("shell", {
  en: () => import("./en"),
  sw: () => import("./sw"),
});

export const { useT } = messages;
