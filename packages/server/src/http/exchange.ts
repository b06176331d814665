import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";

/** What every request carries through the app. */
export interface Exchange {
  /** Absent when a test calls the app in process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** Who called, for limits: an address, or an IPv6 network. */
    address: string;
    isHttps: boolean;
    userId?: number;
  };
}

export type ExchangeContext = Context<Exchange>;
