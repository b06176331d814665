import type { Translation } from "@portal/i18n";
import type en from "./en";

const sw: Translation<typeof en> = {
  categories: "Makundi ya Nyimbo",
  categoriesHint: "Makundi ambayo nyimbo zimepangwa.",
  addCategory: "Ongeza Kundi",
  editCategory: "Hariri Kundi",
  plusAddCategory: "+ Ongeza Kundi",
  number: "#",
  categoryName: "Jina la Kundi",
  dateCreated: "Tarehe ya Kuundwa",
  dateUpdated: "Tarehe ya Kubadilishwa",
  loadingCategories: "Inapakia makundi...",
  noCategories: "Hakuna makundi yaliyopatikana.",
  deleteCategory: "Una uhakika unataka kufuta Kundi hili?",
  categoryDeleted: "Kundi la nyimbo limefutwa",
  categoryAdded: "Kundi limeongezwa",
  categoryUpdated: "Kundi limebadilishwa",
  categoryNotFound: "Kundi halikupatikana",
  backToCategories: "Rudi kwenye orodha",
  failedToLoad: "Imeshindwa kupakia data",
  failedToAdd: "Imeshindwa kuongeza kundi",
  failedToUpdate: "Imeshindwa kubadilisha kundi",
  failedToDelete: "Imeshindwa kufuta kundi",
  save: "Hifadhi",
  saving: "Inahifadhi...",
  update: "Badilisha",
  updating: "Inabadilisha...",
  songs: "Nyimbo",
  notBuilt: "Nyimbo bado hazijajengwa. Zitakuja na toleo lijalo la sehemu hii.",
};

export default sw;
