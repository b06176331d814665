import type { Translate } from "@portal/i18n";
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";
import type en from "../messages/en";
import { describeIssue } from "./describe-issue";

/** Checks a form with the schema of the contract, so that portal and server have one set of rules. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  t: Translate<typeof en>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of read.error.issues) {
      const name = issue.path.join(".");
      if (!(name in errors)) set(errors, name, { type: issue.code, message: describeIssue(issue, t) });
    }
    return { values: {}, errors };
  };
}
