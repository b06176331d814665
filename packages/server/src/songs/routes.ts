import { songs } from "@portal/contract";
import { routes } from "../http/routes";
import type { SongStore } from "./store";

export const songRoutes = (store: SongStore) =>
  routes(songs, {
    list: ({ query }) => store.page(query),
    search: ({ query: { query: q, ...paging } }) => store.page({ q, ...paging }),
    read: ({ params }) => store.find(params.id),
    create: ({ body }) => store.add(body),
    update: ({ params, body, unchanged }) => store.change(params.id, body, unchanged),
    async remove({ params, unchanged }) {
      await store.remove(params.id, unchanged);
      return { message: "Song deleted successfully" };
    },
  });
