import * as z from "zod/mini";
import { ById, line, Message } from "./common";
import type { Endpoints } from "./endpoint";

/** How long a subscription lasts. */
export const durationTypes = ["day", "month", "year"] as const;

/** An amount of money; backends send it as a number or as text (`"1000.00"`). */
export const Amount = z.union([z.number(), z.string()]);

/** A subscription package; code says plan, because `package` is a reserved word. */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  price: Amount,
  currency: z.optional(z.nullable(z.string())),
  duration_type: z.optional(z.nullable(z.string())),
  features: z.optional(z.nullable(z.array(z.string()))),
  is_active: z.optional(z.boolean()),
});
export type Plan = z.infer<typeof Plan>;

export const PlanInput = z.object({
  name: line(120),
  /** Whole shillings: there are no coins below one. */
  price: z.int().check(z.gte(0), z.lte(100_000_000)),
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), "TZS"),
  duration_type: z.enum(durationTypes),
  features: z._default(z.array(line(120)).check(z.maxLength(50)), []),
  is_active: z._default(z.boolean(), true),
});
export type PlanInput = z.infer<typeof PlanInput>;

const input = {
  name: "Mwezi",
  price: 3000,
  currency: "TZS",
  duration_type: "month" as const,
  features: ["Nyimbo zote", "Bila matangazo"],
  is_active: true,
};
const example: Plan = { id: 2, ...input };

/** Subscription packages. */
export const plans = {
  list: {
    method: "GET",
    path: "/payments/packages",
    summary: "All subscription packages",
    reply: z.array(Plan),
    public: true,
    example: { reply: [example] },
  },
  read: {
    method: "GET",
    path: "/payments/package/:id",
    summary: "One package",
    params: ById,
    reply: Plan,
    refuses: ["not_found"],
    example: { params: { id: 2 }, reply: example },
  },
  create: {
    method: "POST",
    path: "/payments/add-package",
    summary: "Add a package",
    body: PlanInput,
    reply: Plan,
    refuses: ["conflict", "invalid"],
    example: { body: input, reply: example },
  },
  update: {
    method: "PUT",
    path: "/payments/package/:id",
    summary: "Change a package, or switch it on and off",
    params: ById,
    body: PlanInput,
    reply: Plan,
    refuses: ["not_found", "conflict", "changed", "invalid"],
    example: { params: { id: 2 }, body: input, reply: example },
  },
  remove: {
    method: "DELETE",
    path: "/payments/package/:id",
    summary: "Delete a package that nobody bought",
    params: ById,
    reply: Message,
    refuses: ["not_found", "in_use", "changed"],
    example: { params: { id: 2 }, reply: { message: "Package deleted successfully" } },
  },
} satisfies Endpoints;
