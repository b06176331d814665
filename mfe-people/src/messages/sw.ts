import type { Translation } from "@portal/i18n";
import type en from "./en";

const sw: Translation<typeof en> = {
  subscribers: "Orodha ya Wanachama",
  staff: "Orodha ya Wafanyakazi",
  notBuilt: "Orodha hii bado haijajengwa. Itakuja na toleo lijalo la sehemu hii.",
};

export default sw;
