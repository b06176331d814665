import { maxPageSize, type Transaction, transactions } from "@portal/contract";
import { timeAt } from "../east-africa-time";
import { csvAnswer, wantsCsv } from "../http/csv";
import { routes } from "../http/routes";
import type { TransactionStore } from "./store";

export const transactionRoutes = (store: TransactionStore) =>
  routes(transactions, {
    list({ query, context }) {
      if (!wantsCsv(context)) return store.page(query);
      const { page: _, ...filter } = query;
      return csvAnswer(context, columns, (cursor) => store.page({ ...filter, limit: maxPageSize, cursor }));
    },
    summary: ({ query }) => store.summary(query),
  });

const columns = {
  "Full Name": ({ user }: Transaction) => user?.name,
  Phone: ({ user }: Transaction) => user?.phone_number,
  Method: ({ payment_method }: Transaction) => payment_method?.provider_name,
  Package: ({ subscription_package }: Transaction) => subscription_package?.name,
  Amount: ({ amount_paid }: Transaction) => amount_paid,
  Reference: ({ reference }: Transaction) => reference,
  Status: ({ status }: Transaction) => status,
  Start: ({ start_date }: Transaction) => start_date && timeAt(new Date(start_date)),
  End: ({ end_date }: Transaction) => end_date && timeAt(new Date(end_date)),
};
