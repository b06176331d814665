import { and, type Column, gte, lt, type SQL } from "drizzle-orm";
import { after, hours } from "../clock";

/** East Africa Time has no summer time: a day there is always these 24 hours. */
const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** The moment lies on the days from `from` to `to`, both whole, in East Africa Time. An end left out is open. */
export function onDays(
  moment: Column,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(moment, midnight(from).toISOString()),
    to === undefined ? undefined : lt(moment, after(midnight(to), hours(24)).toISOString()),
  );
}
