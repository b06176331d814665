import { currentLanguage, type Language } from "./language";

/** Every day begins and ends, and every time is shown, in East Africa Time (UTC+3, no daylight saving). */
export const timeZone = "Africa/Dar_es_Salaam";

const locales: Record<Language, string> = { en: "en-TZ", sw: "sw-TZ" };

/** What is shown for a value that is missing or cannot be read. */
export const missing = "-";

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function format(
  value: string | number | Date | null | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return missing;
  const locale = locales[currentLanguage()];
  const key = locale + JSON.stringify(options);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  dateFormats.set(key, known);
  return known.format(date);
}

/** A day: `21 Nov 2026`. */
export function formatDate(value: string | number | Date | null | undefined): string {
  return format(value, { dateStyle: "medium" });
}

/** A moment: `21 Nov 2026, 14:05`. */
export function formatDateTime(value: string | number | Date | null | undefined): string {
  return format(value, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
}

/** A time of day: `14:05`. */
export function formatTime(value: string | number | Date | null | undefined): string {
  return format(value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locales[currentLanguage()]).format(value);
}

/** A year: `2026`. */
export function formatYear(value: string | number | Date): string {
  return format(value, { year: "numeric" });
}
