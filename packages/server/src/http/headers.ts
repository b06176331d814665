import type { MiddlewareHandler } from "hono";
import type { Exchange } from "./exchange";

const defaults = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** The headers of every answer, errors included, that does not set its own: nothing may be kept, framed or run. */
export const defaultHeaders: MiddlewareHandler<Exchange> = async (context, next) => {
  await next();
  if (context.var.isHttps) context.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  for (const [name, value] of Object.entries(defaults))
    if (!context.res.headers.has(name)) context.header(name, value);
};
