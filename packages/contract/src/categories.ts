import * as z from "zod/mini";
import { ById, line, Message, Timestamp } from "./common";
import type { Endpoints } from "./endpoint";

/** A group of songs, such as a hymnal's section. */
export const Category = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.optional(z.nullable(Timestamp)),
  updated_at: z.optional(z.nullable(Timestamp)),
});
export type Category = z.infer<typeof Category>;

export const CategoryInput = z.object({ name: line(120) });
export type CategoryInput = z.infer<typeof CategoryInput>;

const example: Category = {
  id: 1,
  name: "Nyimbo za Sifa",
  created_at: "2026-03-02T06:30:00.000Z",
  updated_at: "2026-03-02T06:30:00.000Z",
};

/** Song categories. */
export const categories = {
  list: {
    method: "GET",
    path: "/songs/categories",
    summary: "All song categories",
    reply: z.array(Category),
    example: { reply: [example, { ...example, id: 2, name: "Tenzi za Rohoni" }] },
  },
  create: {
    method: "POST",
    path: "/songs/categories",
    summary: "Add a song category",
    body: CategoryInput,
    reply: Category,
    refuses: ["conflict", "invalid"],
    example: { body: { name: "Nyimbo za Sifa" }, reply: example },
  },
  update: {
    method: "PUT",
    path: "/songs/categories/:id",
    summary: "Rename a song category",
    params: ById,
    body: CategoryInput,
    reply: Category,
    refuses: ["not_found", "conflict", "changed", "invalid"],
    example: { params: { id: 1 }, body: { name: "Nyimbo za Sifa" }, reply: example },
  },
  remove: {
    method: "DELETE",
    path: "/songs/categories/:id",
    summary: "Delete a song category that no song uses",
    params: ById,
    reply: Message,
    refuses: ["not_found", "in_use", "changed"],
    example: { params: { id: 1 }, reply: { message: "Song Category deleted successfully" } },
  },
} satisfies Endpoints;
