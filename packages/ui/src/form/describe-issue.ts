import type { Translate } from "@portal/i18n";
import type * as z from "zod/mini";
import type en from "../messages/en";

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, in the reader's language. A schema's own words win over these. */
export function describeIssue(issue: Issue, t: Translate<typeof en>): string {
  if (isMissing(issue)) return t("required");
  if (issue.code === "too_small") {
    return issue.origin === "string"
      ? t("tooShort", { min: Number(issue.minimum) })
      : t("tooSmall", { min: Number(issue.minimum) });
  }
  if (issue.code === "too_big") {
    return issue.origin === "string"
      ? t("tooLong", { max: Number(issue.maximum) })
      : t("tooLarge", { max: Number(issue.maximum) });
  }
  const hasOwnWords = issue.message !== "" && issue.message !== "Invalid input";
  return hasOwnWords ? issue.message : t("badValue");
}

/** A required field that was left empty. */
function isMissing(issue: Issue): boolean {
  const isEmptyText = issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1;
  return isEmptyText || (issue.code === "invalid_type" && issue.input === undefined);
}
