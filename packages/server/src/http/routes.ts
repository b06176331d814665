import type { Endpoint, Endpoints, Received, Reply } from "@portal/contract";
import type { Caller } from "./caller";
import type { ExchangeContext } from "./exchange";
import type { Page } from "./page";

/** What a handler is given: the endpoint's own parts, checked, and the circumstances of the call. */
export type Call<E extends Endpoint> = Received<E> & {
  /** Nobody on a public endpoint. */
  readonly caller: E extends { public: true } ? undefined : Caller;
  /**
   * Refuses with `changed` when the caller's `If-Match` is about another version than `current`.
   * Ask it inside the transaction that changes the record, with the record locked.
   */
  readonly unchanged: (current: unknown) => void;
  /** The raw exchange, for cookies. */
  readonly context: ExchangeContext;
};

/** What a handler gives: the reply, or for a list also a page of it, or a response of another type. */
type Answer<E extends Endpoint> = Reply<E> | (Reply<E> extends (infer Row)[] ? Page<Row> | Response : never);

type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** An endpoint with what answers it. */
export interface Route {
  readonly verb: string;
  readonly endpoint: Endpoint;
  /** The schema that versions (ETags) of this resource's records are made of. */
  readonly record: Endpoint["reply"];
  readonly handle: (call: never) => unknown;
}

/**
 * Binds every endpoint of a table to its handler.
 * A handler that is missing, or that replies with something else than the table says, does not compile.
 */
export function routes<T extends Endpoints>(
  table: T,
  handlers: { readonly [Verb in keyof T]: Handler<T[Verb]> },
): Route[] {
  return Object.entries(table).map(([verb, endpoint]) => ({
    verb,
    endpoint,
    record: (table.read ?? table.update ?? endpoint).reply,
    handle: handlers[verb] as Route["handle"],
  }));
}
