import type { Endpoint } from "@portal/contract";

/**
 * Takes a list or record out of the envelope some backends use: `{ data: … }`, or the list under its own name
 * (`/payments/options` → `{ options: […] }`). Anything else is left for the schema to judge.
 */
export function unwrap(endpoint: Endpoint, body: unknown): unknown {
  if (body === null || typeof body !== "object" || Array.isArray(body)) return body;
  const envelope = body as Readonly<Record<string, unknown>>;
  if (endpoint.reply._zod.def.type === "array") {
    const name = endpoint.path.split("/").at(-1) ?? "";
    return Array.isArray(envelope.data) ? envelope.data : (envelope[name] ?? body);
  }
  const isWrapped = Object.keys(envelope).every((key) =>
    ["data", "message", "status", "success"].includes(key),
  );
  return isWrapped && typeof envelope.data === "object" ? envelope.data : body;
}
