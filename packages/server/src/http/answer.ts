import * as z from "zod/mini";
import { spoken } from "../language/spoken";
import type { Caller, Recognise } from "./caller";
import type { ExchangeContext } from "./exchange";
import { fingerprint, type Once } from "./idempotency";
import { Page, pageHeaders } from "./page";
import { receive } from "./receive";
import { Refusal } from "./refusal";
import type { Route } from "./routes";
import { namesVersion, requireVersion, versionTag } from "./versions";

/** What answering needs besides the route. */
export interface Guards {
  readonly recognise: Recognise;
  readonly once: Once;
}

/** Answers one request: who calls, what is sent, the handler, and only what the reply's schema names. */
export async function answer(context: ExchangeContext, route: Route, guards: Guards): Promise<Response> {
  const caller = route.endpoint.public ? undefined : await requireCaller(context, guards.recognise);
  const received = await receive(context, route.endpoint);
  const unchanged = (current: unknown) =>
    requireVersion(context.req.header("if-match"), z.parse(route.record, current));
  // Safe: `receive` parsed exactly the parts that the handler's Call type is derived from.
  const handle = route.handle as (call: unknown) => unknown;
  const reply = async () => {
    const handled = await handle({ ...received, caller, unchanged, context });
    if (handled instanceof Response) return handled;
    if (handled instanceof Page) pageHeaders(context, handled);
    return z.parse(route.endpoint.reply, handled instanceof Page ? handled.rows : handled);
  };
  return respond(context, route, await repeatable(context, route, guards.once, caller, received, reply));
}

async function requireCaller(context: ExchangeContext, recognise: Recognise): Promise<Caller> {
  const token = /^Bearer ([\w-]{43})$/i.exec(context.req.header("authorization") ?? "")?.[1];
  const caller = token && (await recognise(token));
  if (!caller) throw new Refusal("unauthenticated", "Your session has ended. Sign in again.");
  context.set("userId", caller.userId);
  return caller;
}

/** Creating with an `Idempotency-Key` makes one record, however often it is sent. */
async function repeatable(
  context: ExchangeContext,
  route: Route,
  once: Once,
  caller: Caller | undefined,
  received: unknown,
  reply: () => Promise<unknown>,
): Promise<unknown> {
  const key = context.req.header("idempotency-key");
  if (!key || !caller || route.verb !== "create") return reply();
  const request = await fingerprint(route.endpoint.path, received);
  const kept = await once({ userId: caller.userId, key, request }, reply);
  // The database does not keep the order of an object's keys, and versions depend on it.
  return z.parse(route.endpoint.reply, kept);
}

function respond(context: ExchangeContext, route: Route, reply: unknown): Response {
  if (reply instanceof Response) return reply;
  if (["read", "create", "update"].includes(route.verb)) {
    const tag = versionTag(reply);
    context.header("ETag", tag);
    const known = context.req.header("if-none-match");
    if (route.verb === "read" && known && namesVersion(known, tag)) return context.body(null, 304);
  }
  const body = spoken(reply as object, context.req.header("accept-language"));
  return context.json(body, route.verb === "create" ? 201 : 200);
}
