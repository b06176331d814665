import type * as z from "zod/mini";
import type { RefusalCode } from "./refusals";

type Schema = z.ZodMiniType;

/**
 * One call of the HTTP API. A bearer token is required unless `public` says otherwise.
 * A `body` travels as JSON, a `form` as multipart/form-data (its file fields are `z.file()`).
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the API base, `:name` marks a parameter: `/songs/categories/:id`. */
  readonly path: `/${string}`;
  /** One line for the API reference. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly form?: Schema;
  readonly reply: Schema;
  readonly public?: true;
  /** What this call may refuse besides what every call may (401, 413, 415, 429, 500). */
  readonly refuses?: readonly RefusalCode[];
  /** A request and its reply, used by the API reference and by tests that answer from the contract. */
  readonly example: {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
    readonly reply: unknown;
  };
}

/** A resource: its calls by verb (`list read create update remove`, or the call's own verb). */
export type Endpoints = Readonly<Record<string, Endpoint>>;

type Part = "params" | "query" | "body" | "form";

/** The parts an endpoint declares, as its schemas give them out: what a handler receives. */
export type Received<E extends Endpoint> = {
  [P in Part as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.output<E[P]> : never;
};

/** The parts an endpoint declares, as its schemas take them in: what a caller sends. */
export type Sent<E extends Endpoint> = {
  [P in Part as E[P] extends Schema ? P : never]: E[P] extends Schema ? z.input<E[P]> : never;
};

/** What the endpoint answers with. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;
