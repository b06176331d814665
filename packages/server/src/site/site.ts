import { createHash } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import type { Exchange, ExchangeContext } from "../http/exchange";
import { namesVersion } from "../http/versions";
import { findFile, type ServedFile } from "./files";
import { caching, siteHeaders } from "./headers";

/**
 * The published site: `current/` is the live release and may be switched at any moment, `shell/` and `remotes/` hold
 * immutable builds. A screen's path gives index.html; a missing file is a real 404.
 */
export function site(wwwDir: string): Hono<Exchange> {
  const current = join(wwwDir, "current");
  const app = new Hono<Exchange>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(siteHeaders))
      if (!context.res.headers.has(name)) context.header(name, value);
  });

  app.get("*", async (context) => {
    const { path } = context.req;
    const accepted = context.req.header("accept-encoding") ?? "";
    if (/^\/(shell|remotes)\//.test(path)) {
      const file = await findFile(wwwDir, path, accepted);
      if (!file) return missing(context);
      context.header("Cross-Origin-Resource-Policy", "cross-origin");
      return serve(context, file, caching.immutable);
    }
    const file = await findFile(current, isScreen(path) ? "/index.html" : path, accepted);
    if (!file) return missing(context);
    if (path === "/registry.json") return serve(context, file, caching.registry);
    return serveFresh(context, file);
  });
  app.all("*", missing);
  return app;
}

/** Screens have no extension, and nothing in their path begins with a dot. */
const isScreen = (path: string) => !/\/\.|\.[^/]*$|\\/.test(decoded(path));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/.";
  }
}

function serve(context: ExchangeContext, file: ServedFile, cacheControl: string): Response {
  context.header("Cache-Control", cacheControl);
  context.header("Vary", "Accept-Encoding");
  context.header("Content-Type", file.type);
  context.header("Content-Length", String(file.bytes.length));
  if (file.encoding) context.header("Content-Encoding", file.encoding);
  return context.body(file.bytes);
}

function serveFresh(context: ExchangeContext, file: ServedFile): Response {
  const tag = `"${createHash("sha256").update(file.bytes).digest("base64url").slice(0, 22)}"`;
  context.header("ETag", tag);
  const known = context.req.header("if-none-match");
  if (!known || !namesVersion(known, tag)) return serve(context, file, caching.live);
  context.header("Cache-Control", caching.live);
  return context.body(null, 304);
}

function missing(context: ExchangeContext): Response {
  return context.text("Not found\n", 404);
}
