import { plans } from "@portal/contract";
import { routes } from "../http/routes";
import type { PlanStore } from "./store";

export const planRoutes = (store: PlanStore) =>
  routes(plans, {
    list: () => store.all(),
    read: ({ params }) => store.find(params.id),
    create: ({ body }) => store.add(body),
    update: ({ params, body, unchanged }) => store.change(params.id, body, unchanged),
    async remove({ params, unchanged }) {
      await store.remove(params.id, unchanged);
      return { message: "Package deleted successfully" };
    },
  });
