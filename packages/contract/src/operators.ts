import * as z from "zod/mini";
import { ById, line, Message } from "./common";
import type { Endpoints } from "./endpoint";

/** The size of a logo at most, in bytes, and what it may be. */
export const logoRules = {
  maxBytes: 2 * 1024 * 1024,
  types: ["image/png", "image/jpeg", "image/webp"],
} as const;

/** A mobile-money operator that payments go through; the wire calls it a payment option. */
export const Operator = z.object({
  id: z.number(),
  name: z.string(),
  provider_code: z.string(),
  /** The address of its logo. */
  provider_logo: z.optional(z.nullable(z.string())),
  is_active: z.optional(z.boolean()),
});
export type Operator = z.infer<typeof Operator>;

const words = { name: line(120), provider_code: line(60) };

/** A logo of our own, or on another server by https; nothing else can be an image's address. */
const LogoAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500),
    z.regex(/^(https:\/\/[^\s/\\]+\.[^\s\\]+|\/api\/logos\/[A-Za-z0-9_-]+\.webp)$/),
  );

export const AddOperatorForm = z.object({
  ...words,
  provider_logo: z.file().check(z.maxSize(logoRules.maxBytes), z.mime([...logoRules.types])),
});
export type AddOperatorForm = z.infer<typeof AddOperatorForm>;

export const EditOperatorInput = z.object({
  ...words,
  provider_logo: LogoAddress,
  is_active: z.optional(z.boolean()),
});
export type EditOperatorInput = z.infer<typeof EditOperatorInput>;

const example: Operator = {
  id: 1,
  name: "M-Pesa",
  provider_code: "vodacom",
  provider_logo: "/api/logos/mpesa.webp",
  is_active: true,
};

/** Mobile-money operators. */
export const operators = {
  list: {
    method: "GET",
    path: "/payments/options",
    summary: "All mobile-money operators",
    reply: z.array(Operator),
    public: true,
    example: { reply: [example] },
  },
  read: {
    method: "GET",
    path: "/payments/options/:id",
    summary: "One operator",
    params: ById,
    reply: Operator,
    refuses: ["not_found"],
    example: { params: { id: 1 }, reply: example },
  },
  create: {
    method: "POST",
    path: "/payments/add-options",
    summary: "Add an operator with its logo",
    form: AddOperatorForm,
    reply: Operator,
    refuses: ["conflict", "invalid"],
    example: { reply: example },
  },
  update: {
    method: "PUT",
    path: "/payments/options/:id",
    summary: "Change an operator, or switch it on and off",
    params: ById,
    body: EditOperatorInput,
    reply: Operator,
    refuses: ["not_found", "conflict", "changed", "invalid"],
    example: { params: { id: 1 }, body: example, reply: example },
  },
  remove: {
    method: "DELETE",
    path: "/payments/options/:id",
    summary: "Delete an operator that no payment used",
    params: ById,
    reply: Message,
    refuses: ["not_found", "in_use", "changed"],
    example: { params: { id: 1 }, reply: { message: "Operator deleted successfully" } },
  },
} satisfies Endpoints;
