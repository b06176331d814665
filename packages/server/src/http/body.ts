import type { ExchangeContext } from "./exchange";
import { readJson } from "./json";
import { Refusal } from "./refusal";

/** Largest bodies accepted, in bytes. */
const bodyLimits = { json: 256 * 1024, form: 3 * 1024 * 1024, formParts: 100 } as const;

/** The JSON body of a request. */
export async function jsonBody(context: ExchangeContext): Promise<unknown> {
  requireType(context, "application/json");
  return readJson(await readBytes(context, bodyLimits.json));
}

/** The multipart fields of a request, by name; of a repeated name the last counts. */
export async function formBody(context: ExchangeContext): Promise<unknown> {
  const contentType = requireType(context, "multipart/form-data");
  const bytes = await readBytes(context, bodyLimits.form);
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => {
      throw new Refusal("malformed", "The form could not be read.");
    });
  const fields = [...form.entries()];
  if (fields.length > bodyLimits.formParts) throw new Refusal("malformed", "The form has too many parts.");
  return Object.assign(Object.create(null), Object.fromEntries(fields));
}

function requireType(context: ExchangeContext, wanted: string): string {
  const contentType = context.req.header("content-type") ?? "";
  const isWanted = contentType.split(";", 1)[0]?.trim().toLowerCase() === wanted;
  if (!isWanted || context.req.header("content-encoding"))
    throw new Refusal("unsupported_type", `Send this as ${wanted}, not compressed.`);
  return contentType;
}

/** Counts while reading, because a chunked body does not announce its length. */
async function readBytes(context: ExchangeContext, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(context.req.header("content-length")) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const tooLarge = (limit: number) => new Refusal("too_large", `Send at most ${limit / 1024} KB.`);
