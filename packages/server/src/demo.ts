import { sql } from "drizzle-orm";
import { authRules } from "./auth/limits";
import { passwordHasher } from "./auth/passwords";
import type { Clock } from "./clock";
import type { Database } from "./database/database";
import { categories, operators, plans, songs, transactions, users } from "./database/schema";
import { demoSongs } from "./demo/hymns";
import { demoOperators, drawnLogo } from "./demo/operators";
import { demoPayments } from "./demo/payments";
import { demoPlans } from "./demo/plans";
import { demoSubscribers } from "./demo/subscribers";
import { logoStore } from "./operators/logos";

/** The sign-in that a demo prints. */
export const demoAdmin = { phone: "255712000001", password: "karibu-portal-2026" } as const;

const admins = [
  { name: "Neema Mushi", email: "neema.mushi@example.co.tz", phone_number: demoAdmin.phone },
  { name: "Baraka Mollel", email: "baraka.mollel@example.co.tz", phone_number: "255712000002" },
  { name: "Rehema Kimaro", email: "rehema.kimaro@example.co.tz", phone_number: "255754000003" },
  { name: "Upendo Lyimo", email: "upendo.lyimo@example.co.tz", phone_number: "255786000004" },
];

const hymnals = [
  "Tenzi za Rohoni",
  "Nyimbo za Injili",
  "Nyimbo za Kristo",
  "Nyimbo za Sifa",
  "Nyimbo za Krismasi",
  "Nyimbo za Pasaka",
  "Nyimbo za Maombi",
  "English Hymns",
];

/** Rows of one insert: a statement takes 65,535 values. */
const atOnce = 500;

/** Fills an empty database with something to look at; one that has any user is left alone. */
export async function seedDemo(database: Database, clock: Clock): Promise<void> {
  const password_hash = await passwordHasher(authRules.hashing).hash(demoAdmin.password);
  const now = clock().toISOString();
  const dates = { created_at: now, updated_at: now };
  await database.transaction(async () => {
    await database.execute(sql`lock table users in exclusive mode`);
    if ((await database.$count(users)) > 0) return;
    const staff = admins.map((admin) => ({ ...admin, ...dates, is_admin: true, password_hash }));
    await database.insert(users).values(staff);
    const subscribers = await database.insert(users).values(demoSubscribers(clock)).returning();
    const sections = await database
      .insert(categories)
      .values(hymnals.map((name) => ({ name, ...dates })))
      .returning();
    await database.insert(songs).values(demoSongs(sections, now));
    const packages = await database
      .insert(plans)
      .values(demoPlans.map((plan) => ({ ...plan, ...dates })))
      .returning();
    const logos = logoStore(database, clock);
    const options: (typeof operators.$inferSelect)[] = [];
    for (const { initials, colour, ...operator } of demoOperators) {
      const provider_logo = await logos.keep(await drawnLogo(initials, colour));
      const row = { ...operator, provider_logo, ...dates };
      options.push(...(await database.insert(operators).values(row).returning()));
    }
    const payments = demoPayments(clock, subscribers, options, packages);
    for (let from = 0; from < payments.length; from += atOnce)
      await database.insert(transactions).values(payments.slice(from, from + atOnce));
  });
}
