import { NewPassword } from "@portal/contract";
import * as z from "zod/mini";

/** A new password typed twice. */
export const newPasswordFields = {
  password: NewPassword,
  password_confirmation: z.string().check(z.minLength(1)),
};

/** Refuses two passwords that differ, saying `mismatch` at the second. */
export function passwordsMatch(mismatch: string) {
  return z.refine<{ password: string; password_confirmation: string }>(
    (values) => values.password === values.password_confirmation,
    { error: mismatch, path: ["password_confirmation"] },
  );
}
