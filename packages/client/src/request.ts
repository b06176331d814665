import type { Endpoint } from "@portal/contract";

/** The API's base: the release says where, the shell notes it on the page before any remote runs. */
const apiBase = () => (document.documentElement.dataset.apiBase ?? "/api").replace(/\/$/, "");

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
}

/**
 * The absolute URL of a call. The bearer goes only there: parameters are encoded, so no value can climb out of the
 * API base or name another host.
 */
export function requestUrl(endpoint: Endpoint, input: unknown): URL {
  const { params = {}, query = {} } = (input ?? {}) as Parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`${apiBase()}${path}`, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  return url;
}

/** The body of a call: JSON, or multipart whose boundary the browser writes. */
export function requestBody(endpoint: Endpoint, input: unknown): { body?: BodyInit; contentType?: string } {
  const { body, form } = (input ?? {}) as Parts;
  if (endpoint.body) return { body: JSON.stringify(body), contentType: "application/json" };
  if (!endpoint.form) return {};
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value !== undefined) data.set(name, value instanceof Blob ? value : String(value));
  }
  return { body: data };
}
