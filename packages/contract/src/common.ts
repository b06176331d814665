import * as z from "zod/mini";

const maxId = 2 ** 31 - 1;

/** The number of a record: whole, positive, 32 bits. */
export const IdInPath = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[1-9]\d{0,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(maxId))),
);

/** Path parameters of a call about one record. */
export const ById = z.object({ id: IdInPath });

/** An answer that carries only words for the reader. */
export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** A moment on the wire: ISO 8601 with zone. */
export const Timestamp = z.string();

/**
 * A required line of text: trimmed, 1 to `max` characters.
 * Control characters are refused, so that no name can break a log line, a CSV row or a header.
 */
export const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(max),
      z.regex(/^[^\p{Cc}]*$/u, "Control characters are not allowed"),
    );

/** A field that a backend may leave out, or send as null. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
