import * as z from "zod/mini";
import { NewPassword } from "./auth";
import { ById, line, Message, maybe, Timestamp } from "./common";
import type { Endpoints } from "./endpoint";
import { days, paging, search, sortBy } from "./paging";
import { parsePhone } from "./phone";

/** Somebody with an account: staff, or a subscriber. */
export const User = z.object({
  id: z.number(),
  name: z.string(),
  email: maybe(z.string()),
  /** `255712000001`. */
  phone_number: maybe(z.string()),
  is_admin: z.optional(z.boolean()),
  created_at: maybe(Timestamp),
});
export type User = z.infer<typeof User>;

const badPhone = "Enter a Tanzanian phone number, such as 0712 345 678";
const Phone = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => parsePhone(typed) !== undefined, badPhone),
  ),
  z.transform((typed) => parsePhone(typed)?.international ?? typed),
);

export const AddUserInput = z.object({
  name: line(120),
  email: z.string().check(z.trim(), z.maxLength(200), z.email()),
  phone_number: Phone,
  password: NewPassword,
  is_admin: z._default(z.boolean(), false),
});
export type AddUserInput = z.infer<typeof AddUserInput>;

/** A blank password keeps the one there is; so does one left out. */
export const EditUserInput = z.extend(AddUserInput, {
  phone_number: maybe(z.union([z.literal(""), Phone])),
  password: z.optional(z.union([z.literal(""), NewPassword])),
  is_admin: z.optional(z.boolean()),
});
export type EditUserInput = z.infer<typeof EditUserInput>;

const staff: User = {
  id: 1,
  name: "Neema Mushi",
  email: "neema.mushi@example.co.tz",
  phone_number: "255712000001",
  is_admin: true,
  created_at: "2026-03-02T06:30:00.000Z",
};
const client: User = {
  id: 11,
  name: "Joseph Mwakyusa",
  email: "joseph.mwakyusa@example.com",
  phone_number: "255765000011",
  is_admin: false,
  created_at: "2026-04-11T09:12:00.000Z",
};
const input = {
  name: client.name,
  email: "joseph.mwakyusa@example.com",
  phone_number: "0765000011",
  password: "nyimbo-mpya-2026",
  is_admin: false,
};

const listQuery = z.object({ ...paging, ...search, ...days, ...sortBy(["name", "created_at"]) });

/** Staff and subscribers. Reading is under `/users`, writing under `/songs/users`: it is the contract. */
export const users = {
  staffs: {
    method: "GET",
    path: "/users/staffs",
    summary: "Staff, or a page of those that match",
    query: listQuery,
    reply: z.array(User),
    refuses: ["invalid"],
    example: { reply: [staff] },
  },
  clients: {
    method: "GET",
    path: "/users/clients",
    summary: "Subscribers, or a page of those that match",
    query: listQuery,
    reply: z.array(User),
    refuses: ["invalid"],
    example: { reply: [client] },
  },
  read: {
    method: "GET",
    path: "/users/user/:id",
    summary: "One user",
    params: ById,
    reply: User,
    refuses: ["not_found"],
    example: { params: { id: 11 }, reply: client },
  },
  create: {
    method: "POST",
    path: "/songs/users",
    summary: "Add a user",
    body: AddUserInput,
    reply: User,
    refuses: ["conflict", "invalid"],
    example: { body: input, reply: client },
  },
  update: {
    method: "PUT",
    path: "/songs/users/:id",
    summary: "Change a user; a new password or fewer rights end their sessions",
    params: ById,
    body: EditUserInput,
    reply: User,
    refuses: ["not_found", "conflict", "protected", "changed", "invalid"],
    example: { params: { id: 11 }, body: { ...input, password: "" }, reply: client },
  },
  remove: {
    method: "DELETE",
    path: "/songs/users/:id",
    summary: "Delete a user; never oneself, never the last admin",
    params: ById,
    reply: Message,
    refuses: ["not_found", "in_use", "protected", "changed"],
    example: { params: { id: 11 }, reply: { message: "User deleted successfully" } },
  },
} satisfies Endpoints;
