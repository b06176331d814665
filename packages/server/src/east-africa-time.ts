import { after, hours } from "./clock";

/** Africa/Dar_es_Salaam is three hours ahead of UTC all year round. */
const aheadMs = hours(3);

/** The day it is in East Africa, such as `2026-11-21`. */
export const dayAt = (moment: Date) => after(moment, aheadMs).toISOString().slice(0, 10);

/** The time it is in East Africa, such as `2026-11-21 10:15`. */
export const timeAt = (moment: Date) => after(moment, aheadMs).toISOString().slice(0, 16).replace("T", " ");

/** When a day, such as `2026-11-21`, begins in East Africa. */
export const startOfDay = (day: string) => after(new Date(`${day}T00:00:00Z`), -aheadMs);

/** The day that many days later, or earlier. */
export const daysAfter = (day: string, count: number) =>
  after(new Date(`${day}T00:00:00Z`), hours(24 * count))
    .toISOString()
    .slice(0, 10);
