import type { Received, reports } from "@portal/contract";
import { after, hours } from "../clock";
import { dayAt, daysAfter, startOfDay } from "../east-africa-time";

/** What a report is asked about. */
export type Asked = Received<typeof reports.userStats>["query"];

/** One bar of a chart: from its start to the next one's. */
interface Part {
  readonly start: Date;
  readonly label: string;
}

/** A span of time in parts that leave no gap. */
export interface Period {
  readonly parts: readonly Part[];
  readonly end: Date;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const year = (day: string) => day.slice(0, 4);
const monthName = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? "";
const dayOfMonth = (day: string) => String(Number(day.slice(8)));
const weekday = (day: string) => new Date(day).getUTCDay();
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The period that is asked for, in East Africa Time: today, this week from Monday, this month, this year, or a span. */
export function periodOf({ duration, start_date = "", end_date = "" }: Asked, now: Date): Period {
  const today = dayAt(now);
  switch (duration) {
    case "daily":
      return hoursOf(today);
    case "weekly": {
      const monday = daysAfter(today, -((weekday(today) + 6) % 7));
      return daysOf(monday, daysAfter(monday, 6), (day) => weekdays[weekday(day)] ?? "");
    }
    case "monthly": {
      const first = firstOfMonth(today);
      return daysOf(first, daysAfter(firstOfMonth(daysAfter(first, 31)), -1), dayOfMonth);
    }
    case "yearly":
      return monthsOf(`${year(today)}-01-01`, `${year(today)}-12-31`, monthName);
    case "custom":
      return span(start_date, end_date);
  }
}

/** A bar an hour for one day, a bar a day up to two months, else a bar a month; the first and last may be cut short. */
function span(first: string, last: string): Period {
  if (first === last) return hoursOf(first);
  if (daysAfter(first, 62) > last)
    return daysOf(first, last, (day) => `${dayOfMonth(day)} ${monthName(day)}`);
  return monthsOf(first, last, (day) => `${monthName(day)} ${year(day)}`);
}

function hoursOf(day: string): Period {
  const start = startOfDay(day);
  const parts = Array.from({ length: 24 }, (_, hour) => ({
    start: after(start, hours(hour)),
    label: `${String(hour).padStart(2, "0")}:00`,
  }));
  return { parts, end: startOfDay(daysAfter(day, 1)) };
}

function daysOf(first: string, last: string, labelled: (day: string) => string): Period {
  const parts: Part[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1))
    parts.push({ start: startOfDay(day), label: labelled(day) });
  return { parts, end: startOfDay(daysAfter(last, 1)) };
}

function monthsOf(first: string, last: string, labelled: (day: string) => string): Period {
  const parts: Part[] = [];
  for (let day = first; day <= last; day = firstOfMonth(daysAfter(firstOfMonth(day), 31)))
    parts.push({ start: startOfDay(day), label: labelled(day) });
  return { parts, end: startOfDay(daysAfter(last, 1)) };
}
