import { after, type Clock, hours, minutes } from "../clock";
import type { operators, plans, transactions, users } from "../database/schema";
import { dayAt, daysAfter, startOfDay } from "../east-africa-time";
import { randomFrom } from "./random";

type Payment = typeof transactions.$inferInsert;
type Subscriber = Pick<typeof users.$inferSelect, "id" | "created_at">;
type Operator = Pick<typeof operators.$inferSelect, "id" | "is_active">;
type Plan = Pick<typeof plans.$inferSelect, "id" | "price" | "duration_type" | "is_active">;

/** How liked each operator and each package is, in the order of their lists. */
const operatorShares = [42, 22, 20, 12, 4];
const planShares = [40, 40, 12, 5, 3];

/** How busy each weekday is, from Sunday: choirs meet at the weekend. */
const weekdays = [1.9, 0.8, 0.7, 0.9, 0.8, 1.1, 1.5];

/** How busy each hour is, from midnight. */
const hoursOfDay = [1, 1, 0, 0, 1, 4, 8, 9, 7, 5, 4, 4, 6, 6, 5, 4, 5, 7, 10, 13, 14, 11, 7, 3];

/** Around Christmas and New Year hardly anybody lets it rest. */
const feasts = /-(12-2[3-6]|12-31|01-01)$/;

const planDays = { day: 1, month: 30, year: 365 };

/**
 * What these subscribers paid from the day they joined until now: the more of them, the more of it, busier at weekends
 * and on feasts, a few tries that failed and, of the last hours, some still pending. The same moment always gives the
 * same payments.
 */
export function demoPayments(
  clock: Clock,
  subscribers: readonly Subscriber[],
  options: readonly Operator[],
  packages: readonly Plan[],
): Payment[] {
  const random = randomFrom(1_776);
  const now = clock();
  const onSale = packages.filter((plan) => plan.is_active);
  const [usual] = options;
  const payments: Payment[] = [];
  for (const subscriber of subscribers) keepPaying(subscriber);
  return payments;

  function keepPaying({ id, created_at }: Subscriber): void {
    const plan = random.weighted(onSale, planShares);
    const preferred = random.weighted(options, operatorShares);
    let at = after(new Date(created_at), minutes(4));
    while (at <= now) {
      const isLate = after(at, hours(24 * 60)) > now;
      const operator = isLate && !preferred.is_active && usual ? usual : preferred;
      const status = random.next() < 0.06 ? "failed" : statusAt(at);
      const end = after(at, hours(24 * planDays[plan.duration_type]));
      payments.push({
        user_id: id,
        operator_id: operator.id,
        plan_id: plan.id,
        amount_paid: plan.price,
        reference: random.letters(10),
        status,
        start_date: at.toISOString(),
        end_date: status === "completed" ? end.toISOString() : null,
      });
      if (status === "pending" || random.next() < 0.04) return;
      at = status === "failed" ? after(at, minutes(3 + random.next() * 30)) : nextPayment(end);
    }
  }

  function statusAt(moment: Date) {
    return after(moment, hours(30)) > now && random.next() < 0.3 ? "pending" : "completed";
  }

  /** Not the minute it runs out, but at the next good occasion to sing. */
  function nextPayment(end: Date): Date {
    let day = dayAt(end);
    while (!feasts.test(day) && random.next() > (weekdays[new Date(day).getUTCDay()] ?? 1) / 2.5)
      day = daysAfter(day, 1);
    const hour = random.weighted([...hoursOfDay.keys()], hoursOfDay);
    const moment = after(startOfDay(day), hours(hour) + Math.floor(random.next() * hours(1)));
    return moment < end ? after(end, minutes(random.next() * 90)) : moment;
  }
}
