import { Hono } from "hono";
import type { Exchange } from "../http/exchange";
import type { Route } from "../http/routes";
import { openApi } from "./open-api";
import { referencePage } from "./page";
import { referenceStyle } from "./style";

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's reference, for programs and for people. */
export function reference(resources: Readonly<Record<string, readonly Route[]>>): Hono<Exchange> {
  const document = openApi(resources);
  const page = referencePage(resources);
  const app = new Hono<Exchange>();
  app.get("/openapi.json", (context) => context.json(document));
  app.get("/reference.css", (context) => context.body(referenceStyle, 200, { "Content-Type": "text/css" }));
  app.get("/reference", (context) => {
    context.header("Content-Security-Policy", policy);
    return context.html(page);
  });
  return app;
}
