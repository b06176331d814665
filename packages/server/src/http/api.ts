import { Hono, type MiddlewareHandler } from "hono";
import { reference } from "../reference/routes";
import { answer, type Guards } from "./answer";
import type { Exchange } from "./exchange";
import { Refusal } from "./refusal";
import { refused } from "./refused";
import type { Route } from "./routes";

/** The API as an app of its own: every route behind its guards, their reference, and a refusal for everything else. */
export function api(resources: Readonly<Record<string, readonly Route[]>>, guards: Guards): Hono<Exchange> {
  const app = new Hono<Exchange>();
  app.use(refuseOtherSites);
  app.route("/", reference(resources));
  for (const route of Object.values(resources).flat())
    app.on(route.endpoint.method, route.endpoint.path, (context) => answer(context, route, guards));
  app.all("*", () => {
    throw new Refusal("not_found", "There is no such call.");
  });
  app.onError(refused);
  return app;
}

const refuseOtherSites: MiddlewareHandler<Exchange> = async (context, next) => {
  const isReading = ["GET", "HEAD"].includes(context.req.method);
  if (!isReading && context.req.header("sec-fetch-site") === "cross-site")
    throw new Refusal("forbidden", "This call may not be made from another site.");
  await next();
};
