import { defineRemote, page, paths } from "@portal/federation";
import { ready } from "./messages";

export default defineRemote({
  ready,
  routes: [
    {
      path: paths.categories.list,
      Component: page(async () => (await import("./categories/category-list")).CategoryList),
    },
    {
      path: paths.categories.add,
      Component: page(async () => (await import("./categories/category-form")).AddCategory),
    },
    {
      path: paths.categories.edit(":id"),
      Component: page(async () => (await import("./categories/category-form")).EditCategory),
    },
    { path: `${paths.songs.list}/*`, Component: page(async () => (await import("./songs/not-built")).Songs) },
  ],
});
