import { transactions } from "@portal/contract";
import { routes } from "../http/routes";
import type { TransactionStore } from "./store";

export const transactionRoutes = (store: TransactionStore) =>
  routes(transactions, {
    list: ({ query }) => store.page(query),
    summary: ({ query }) => store.summary(query),
  });
