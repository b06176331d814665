import { type AuthRules, authRules, type Limit } from "../auth/limits";
import { neema } from "./portal";
import type { Visitor } from "./visitor";

/** The calls of signing in, as the portal makes them. */
export const login = (visitor: Visitor, username: string = neema.phone, password: string = neema.password) =>
  visitor.post("/auth/login", { username, password, source_app: "portal_admin" });

export const verify = (visitor: Visitor, otp: string, phone_number = "0712000001") =>
  visitor.post("/auth/verify-otp", { country_code: "+255", phone_number, otp });

export const forgot = (visitor: Visitor, phone_number: string = neema.phone) =>
  visitor.post("/auth/forgot-password", { phone_number });

export const newPassword = "nyimbo-mpya-2026";

export const reset = (
  visitor: Visitor,
  otp: string,
  phone_number: string = neema.phone,
  password = newPassword,
) => visitor.post("/auth/reset-password", { phone_number, otp, password, password_confirmation: password });

/** A code that is not this one. */
export const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

const unlimited = ({ name }: Limit): Limit => ({ name, rates: [{ max: 1_000_000, perMs: 1_000 }] });

/** The defences without their limits: the control that shows a test would notice. */
export const withoutLimits: AuthRules = {
  ...authRules,
  // Safe: the same keys, every value a limit.
  limits: Object.fromEntries(
    Object.entries(authRules.limits).map(([key, limit]) => [key, unlimited(limit)]),
  ) as AuthRules["limits"],
  codes: { ...authRules.codes, tries: 1_000_000, strangerTries: 1_000_000 },
};
