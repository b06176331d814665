import type { Translate } from "@portal/i18n";
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";
import type en from "../messages/en";
import { describeIssue } from "./describe-issue";

/** The rules of a form, or how to fetch them while it is being filled in. */
export type FormSchema<Values, Output> =
  | z.ZodMiniType<Output, Values>
  | (() => Promise<z.ZodMiniType<Output, Values>>);

/** Checks a form with the schema of the contract, so that portal and server have one set of rules. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  t: Translate<typeof en>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const rules = typeof schema === "function" ? await schema() : schema;
    const read = rules.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of read.error.issues) {
      const name = issue.path.join(".");
      if (!(name in errors)) set(errors, name, { type: issue.code, message: describeIssue(issue, t) });
    }
    return { values: {}, errors };
  };
}
