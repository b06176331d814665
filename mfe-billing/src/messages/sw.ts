import type { Translation } from "@portal/i18n";
import type en from "./en";

const sw: Translation<typeof en> = {
  overview: "Muhtasari",
  transactions: "Ripoti ya Miamala",
  operators: "Mitandao ya Simu",
  plans: "Vifurushi",
  notBuilt: "Ukurasa huu bado haujajengwa. Utakuja na toleo lijalo la sehemu hii.",
};

export default sw;
