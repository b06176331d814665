import type { Translation } from "@portal/i18n";
import type en from "./en";

const sw: Translation<typeof en> = {
  skipToContent: "Nenda kwenye maudhui",
  product: "Tovuti ya Usimamizi",
  dashboard: "Dashibodi",
  mainNavigation: "Menyu kuu",
  openMenu: "Fungua menyu",
  closeMenu: "Funga menyu",
  userMenu: "Menyu ya mtumiaji: {{name}}",
  admin: "Msimamizi",
  changePassword: "Badilisha Nenosiri",
  logout: "Ondoka",
  copyright: "© {{year}} Nyimbo. Haki zote zimehifadhiwa.",
  sessionExpiring: "Muda Unakaribia Kuisha",
  sessionExpiringText_one:
    "Muda wako utaisha baada ya sekunde {{count}}. Ongeza muda ili uendelee kufanya kazi.",
  sessionExpiringText_other:
    "Muda wako utaisha baada ya sekunde {{count}}. Ongeza muda ili uendelee kufanya kazi.",
  extend: "Ongeza muda",
  signInAgain: "Ingia tena",
  signInAgainText: "Muda wako umekwisha. Ingia ili uendelee ulipoishia: hakuna ulichoandika kitakachopotea.",
  notFound: "Ukurasa haupo",
  notFoundText: "Hakuna kitu kwenye anwani hii.",
  toDashboard: "Nenda kwenye dashibodi",
  partDown: "Sehemu hii ya tovuti haipatikani",
  partDownText: "Sehemu nyingine za tovuti zinaendelea kufanya kazi.",
  partDetails: "{{remote}} {{version}} · {{reason}}",
  reasonNetwork: "Haikuweza kufikiwa. Angalia intaneti yako.",
  reasonTimeout: "Inachukua muda mrefu kuliko kawaida.",
  reasonHttp: "Seva haina sehemu hii kwa sasa.",
  reasonIntegrity: "Si ile iliyochapishwa, kwa hiyo haikuendeshwa.",
  reasonContract: "Haioani na toleo hili la tovuti.",
  reasonBroken: "Imeacha kufanya kazi.",
  retry: "Jaribu tena",
  loading: "Inapakia...",
  offline:
    "Hauko mtandaoni. Unachokiona kinaweza kuwa cha zamani; kuhifadhi kutafanya kazi ukirudi mtandaoni.",
  noStorage:
    "Kivinjari hiki hakihifadhi chochote kwenye kifaa hiki: utaondolewa ukifunga au kupakia upya ukurasa huu.",
};

export default sw;
