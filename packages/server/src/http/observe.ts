import { randomInt } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { addressOf, isHttps } from "./address";
import type { Exchange } from "./exchange";

interface Observed {
  readonly log: Logger;
  readonly trustProxy: number;
}

/** Gives every request its number, its caller's address and one line in the log. */
export function observe({ log, trustProxy }: Observed): MiddlewareHandler<Exchange> {
  return async (context, next) => {
    const requestId = requestNumber();
    const startedAt = performance.now();
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    context.set("address", addressOf(context, trustProxy));
    context.set("isHttps", isHttps(context, trustProxy));
    await next();
    context.header("X-Request-Id", requestId);
    context.var.log.info({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
      userId: context.var.userId,
    });
  };
}

/** Twelve digits in three groups, because people read it out on the telephone. */
function requestNumber(): string {
  return Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, "0")).join("-");
}
