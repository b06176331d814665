import { reports } from "@portal/contract";
import { routes } from "../http/routes";
import type { ReportStore } from "./store";

export const reportRoutes = (store: ReportStore) =>
  routes(reports, {
    userStats: ({ query }) => store.users(query),
    paymentStats: ({ query }) => store.payments(query),
  });
