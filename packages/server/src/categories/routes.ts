import { categories } from "@portal/contract";
import { routes } from "../http/routes";
import type { CategoryStore } from "./store";

export const categoryRoutes = (store: CategoryStore) =>
  routes(categories, {
    list: () => store.all(),
    create: ({ body }) => store.add(body),
    update: ({ params, body, unchanged }) => store.rename(params.id, body, unchanged),
    async remove({ params, unchanged }) {
      await store.remove(params.id, unchanged);
      return { message: "Song Category deleted successfully" };
    },
  });
