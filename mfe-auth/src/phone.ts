import { parsePhone } from "@portal/contract";

/** A phone number as it is read aloud, `0712 345 678`; undefined while what is typed is not one. */
export function readPhone(typed: string): string | undefined {
  return parsePhone(typed)?.local.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
}
