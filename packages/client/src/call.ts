import type { Endpoint, Reply, Sent } from "@portal/contract";
import { checkSession, interruptSession, liveSession } from "@portal/session";
import ky, { TimeoutError } from "ky";
import { unwrap } from "./envelope";
import { ApiError, UnreachableError } from "./errors";
import { requestBody, requestUrl } from "./request";

const http = ky.create({
  timeout: 20_000,
  retry: { limit: 1, methods: ["get"] },
  throwHttpErrors: false,
  redirect: "error",
  credentials: "same-origin",
});

/** Besides what the endpoint's schemas say. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated create one record: the same key answers with the first record. */
  readonly idempotencyKey?: string | undefined;
  /** The version the change is based on; the server answers 412 when the record has changed since. */
  readonly ifMatch?: string | undefined;
}

/** An answer with what its headers add. Each is absent on a backend that does not offer it. */
export interface Answer<T> {
  readonly reply: T;
  /** How many rows there are in all, when the list is one page of them. */
  readonly total?: number | undefined;
  /** The record's version, for `ifMatch`. */
  readonly etag?: string | undefined;
}

type Parameters<E extends Endpoint> = keyof Sent<E> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: Sent<E>, options?: CallOptions];

/**
 * Calls an endpoint of the contract and gives its reply.
 * @throws {ApiError} the API refused @throws {UnreachableError} no answer that the contract knows
 */
export async function call<E extends Endpoint>(endpoint: E, ...rest: Parameters<E>): Promise<Reply<E>> {
  return (await exchange(endpoint, ...rest)).reply;
}

/** As `call`, with what the answer's headers add. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Parameters<E>
): Promise<Answer<Reply<E>>> {
  const token = endpoint.public ? undefined : bearer();
  const response = await send(endpoint, input, options, token);
  const body = await readJson(response);
  if (!response.ok) {
    if (response.status === 401 && token) interruptSession(token);
    throw refusal(response, body);
  }
  const total = response.headers.get("x-total-count");
  return {
    reply: readReply(endpoint, body),
    total: total === null ? undefined : Number(total),
    etag: response.headers.get("etag") ?? undefined,
  };
}

function bearer(): string {
  checkSession();
  const session = liveSession();
  if (!session) throw new UnreachableError("no-session");
  return session.token;
}

async function send(endpoint: Endpoint, input: unknown, options: CallOptions, token: string | undefined) {
  const { body, contentType } = requestBody(endpoint, input);
  const headers = {
    accept: "application/json",
    "accept-language": document.documentElement.lang || "en",
    ...(contentType && { "content-type": contentType }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(options.idempotencyKey && { "idempotency-key": options.idempotencyKey }),
    ...(options.ifMatch && { "if-match": options.ifMatch }),
  };
  try {
    return await http(requestUrl(endpoint, input), {
      method: endpoint.method,
      headers,
      signal: options.signal ?? null,
      // A farewell must get through although the page goes.
      keepalive: endpoint.method !== "GET" && body === undefined,
      ...(body !== undefined && { body }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (cause instanceof TimeoutError) throw new UnreachableError("timeout", { cause });
    throw new UnreachableError(navigator.onLine ? "network" : "offline", { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (response.ok) throw new UnreachableError("invalid-response", { cause });
    return undefined;
  }
}

function refusal(response: Response, body: unknown): Error {
  const isRefusal = body !== null && typeof body === "object" && !Array.isArray(body);
  return isRefusal ? new ApiError(response.status, body) : new UnreachableError("invalid-response");
}

function readReply<E extends Endpoint>(endpoint: E, body: unknown): Reply<E> {
  const read = endpoint.reply.safeParse(unwrap(endpoint, body));
  if (!read.success) throw new UnreachableError("invalid-response", { cause: read.error });
  // Safe: it was just read by the schema that Reply<E> is the output of.
  return read.data as Reply<E>;
}
