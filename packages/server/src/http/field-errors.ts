import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

const characters = (count: unknown) => `${count} character${count === 1 ? "" : "s"}`;

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === "string")
    return issue.minimum === 1 ? "Required" : `At least ${characters(issue.minimum)}`;
  if (issue.origin === "array") return `At least ${issue.minimum} of these`;
  return issue.inclusive === false ? `More than ${issue.minimum}` : `At least ${issue.minimum}`;
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (issue.origin === "string") return `At most ${characters(issue.maximum)}`;
  if (issue.origin === "array") return `At most ${issue.maximum} of these`;
  if (issue.origin === "file") return `At most ${Math.floor(Number(issue.maximum) / 1024)} KB`;
  return issue.inclusive === false ? `Less than ${issue.maximum}` : `At most ${issue.maximum}`;
}

/** What is wrong with one value, in plain words. A schema's own message goes before these. */
export function plainMessage(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return "Required";
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_value":
      return `Must be ${issue.values.map(String).join(" or ")}`;
    case "invalid_type":
      return `Must be a ${issue.expected === "int" ? "whole number" : issue.expected}`;
    case "invalid_format":
      return `Not a valid ${issue.format === "regex" ? "value" : issue.format}`;
    default:
      return "Not a valid value";
  }
}

/** One message per field, the first that applies. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}
