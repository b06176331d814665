import { defineRemote, page, paths } from "@portal/federation";
import { ready } from "./messages";

const operators = page(async () => (await import("./operators/not-built")).Operators);

export default defineRemote({
  ready,
  routes: [
    { path: paths.dashboard, Component: page(async () => (await import("./overview/not-built")).Overview) },
    {
      path: paths.transactions,
      Component: page(async () => (await import("./transactions/not-built")).Transactions),
    },
    { path: paths.operators.list, Component: operators },
    { path: paths.operators.add, Component: operators },
    { path: paths.operators.edit(":id"), Component: operators },
    { path: `${paths.plans.list}/*`, Component: page(async () => (await import("./plans/not-built")).Plans) },
  ],
});
