import { and, type Column, gte, lt, type SQL } from "drizzle-orm";
import { daysAfter, startOfDay } from "../east-africa-time";

/** The moment lies on the days from `from` to `to`, both whole, in East Africa Time. An end left out is open. */
export function onDays(
  moment: Column,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(moment, startOfDay(from).toISOString()),
    to === undefined ? undefined : lt(moment, startOfDay(daysAfter(to, 1)).toISOString()),
  );
}
