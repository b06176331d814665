import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** A moment as records show it on the wire: ISO 8601 in UTC. */
const shownMoment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => "timestamp with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Bytes as either driver takes them; one of the two insists on a Buffer. */
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => Uint8Array.from(value),
});

/** A moment to reckon with. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email"),
    /** Canonical: `255712000001`. */
    phone_number: text("phone_number").unique("users_phone_number_key"),
    password_hash: text("password_hash"),
    is_admin: boolean("is_admin").notNull().default(false),
    created_at: shownMoment("created_at").notNull(),
    updated_at: shownMoment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    index("users_name_idx").on(table.is_admin, sql`lower(${table.name})`, table.id),
    index("users_created_at_idx").on(table.is_admin, table.created_at, table.id),
  ],
);

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    token_hash: text("token_hash").primaryKey(),
    user_id: userId(),
    touched_at: moment("touched_at").notNull(),
    expires_at: moment("expires_at").notNull(),
    /** However busy, a session ends here. */
    ends_at: moment("ends_at").notNull(),
  },
  (table) => [index("sessions_user_id_idx").on(table.user_id)],
);

/** The one live code of a phone for a purpose. Phones without an account have rows too, so that nothing tells them apart. */
export const codes = pgTable(
  "codes",
  {
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: ["login", "reset"] }).notNull(),
    /** No foreign key: checking it would take time for phones with an account and none for others. */
    user_id: integer("user_id"),
    code_hash: text("code_hash").notNull(),
    /** Makes this code's challenge cookie another one than the last code's. */
    nonce: text("nonce").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Of the tries, those by callers without the challenge cookie. */
    stranger_tries: integer("stranger_tries").notNull().default(0),
    sent_at: moment("sent_at").notNull(),
    expires_at: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

/** Where a user has signed in from before: guessing by strangers does not slow these down. */
export const knownAddresses = pgTable(
  "known_addresses",
  { user_id: userId(), address: text("address").notNull(), seen_at: moment("seen_at").notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.address] })],
);

/** How often something happened in the running window. */
export const limitWindows = pgTable("limit_windows", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resets_at: moment("resets_at").notNull(),
});

/** Random values made once per installation and shared by its replicas. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    user_id: userId(),
    key: text("key").notNull(),
    request: text("request").notNull(),
    reply: jsonb("reply"),
    created_at: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

export const categories = pgTable(
  "categories",
  {
    id: id(),
    name: text("name").notNull(),
    created_at: shownMoment("created_at").notNull(),
    updated_at: shownMoment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("categories_name_key").on(sql`lower(${table.name})`)],
);

export const songs = pgTable(
  "songs",
  {
    id: id(),
    number: integer("number").notNull(),
    title_sw: text("title_sw").notNull(),
    title_en: text("title_en"),
    /** Sanitised HTML; null when there are no words yet. */
    lyrics: text("lyrics"),
    category_id: integer("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "restrict" }),
    meta_data: text("meta_data"),
    created_at: shownMoment("created_at").notNull(),
    updated_at: shownMoment("updated_at").notNull(),
  },
  (table) => [
    index("songs_number_idx").on(table.number, table.id),
    index("songs_title_sw_idx").on(sql`lower(${table.title_sw})`, table.id),
    index("songs_title_en_idx").on(sql`lower(coalesce(${table.title_en}, ''))`, table.id),
    index("songs_updated_at_idx").on(table.updated_at, table.id),
    index("songs_category_id_idx").on(table.category_id),
  ],
);

/** Images of operators, named by their content. */
export const logos = pgTable("logos", {
  id: text("id").primaryKey(),
  bytes: bytes("bytes").notNull(),
  created_at: moment("created_at").notNull(),
});

export const operators = pgTable(
  "operators",
  {
    id: id(),
    name: text("name").notNull(),
    provider_code: text("provider_code").notNull(),
    /** An address: of a logo here, or on another server. */
    provider_logo: text("provider_logo"),
    is_active: boolean("is_active").notNull().default(true),
    created_at: shownMoment("created_at").notNull(),
    updated_at: shownMoment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("operators_provider_code_key").on(sql`lower(${table.provider_code})`)],
);

/** Subscription packages; prices are whole shillings. */
export const plans = pgTable(
  "plans",
  {
    id: id(),
    name: text("name").notNull(),
    price: bigint("price", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    duration_type: text("duration_type", { enum: ["day", "month", "year"] }).notNull(),
    features: jsonb("features").$type<string[]>().notNull(),
    is_active: boolean("is_active").notNull().default(true),
    created_at: shownMoment("created_at").notNull(),
    updated_at: shownMoment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("plans_name_key").on(sql`lower(${table.name})`)],
);

/** Payments for subscriptions, in whole shillings. */
export const transactions = pgTable(
  "transactions",
  {
    id: id(),
    user_id: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    operator_id: integer("operator_id")
      .notNull()
      .references(() => operators.id, { onDelete: "restrict" }),
    plan_id: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "restrict" }),
    amount_paid: bigint("amount_paid", { mode: "number" }).notNull(),
    reference: text("reference").notNull().unique("transactions_reference_key"),
    status: text("status", { enum: ["completed", "pending", "failed"] }).notNull(),
    /** When it was paid, or tried to be. */
    start_date: shownMoment("start_date").notNull(),
    end_date: shownMoment("end_date"),
  },
  (table) => [
    index("transactions_start_date_idx").on(table.start_date, table.id),
    index("transactions_amount_paid_idx").on(table.amount_paid, table.id),
    index("transactions_status_idx").on(table.status, table.start_date, table.id),
    index("transactions_user_id_idx").on(table.user_id, table.start_date, table.id),
    index("transactions_operator_id_idx").on(table.operator_id, table.start_date, table.id),
    index("transactions_plan_id_idx").on(table.plan_id, table.start_date, table.id),
  ],
);

/** What completed payments of each hour add up to. Triggers on `transactions` keep it exact; nothing else writes it. */
export const paymentHours = pgTable("payment_hours", {
  hour: moment("hour").primaryKey(),
  sum: bigint("sum", { mode: "number" }).notNull(),
});
