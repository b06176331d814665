import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Exchange } from "../http/exchange";

/** Who sends requests, from where, to which server. */
export interface Visit {
  readonly app: Hono<Exchange>;
  readonly address: string;
  readonly token?: string;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape, and fail when they look wrongly
  readonly body: any;
  readonly text: string;
}

/** Sends requests in process as a browser would: keeps cookies, sends JSON, shows its token. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly visit: Visit) {}

  get = (path: string, headers?: Record<string, string>) => this.json("GET", path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.json("POST", path, body, headers);
  put = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.json("PUT", path, body, headers);
  delete = (path: string, headers?: Record<string, string>) => this.json("DELETE", path, undefined, headers);

  /** A call below /api with a JSON body. */
  json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { "content-type": "application/json" };
    return this.request(`/api${path}`, { method, ...sent, headers: { ...type, ...headers } });
  }

  /** Any request, as it stands. */
  async request(path: string, init: RequestInit = {}): Promise<Answer> {
    const { app, address, token } = this.visit;
    const headers = new Headers(init.headers);
    if (token && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    if (this.cookies.size > 0 && !headers.has("cookie"))
      headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    // Safe: of the connection, the app reads nothing but the address.
    const bindings = { incoming: { socket: { remoteAddress: address } } } as HttpBindings;
    const response = await app.request(path, { ...init, headers }, bindings);
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
      text,
    };
  }

  private keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0/i.test(cookie)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
