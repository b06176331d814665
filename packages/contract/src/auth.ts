import * as z from "zod/mini";
import { Message } from "./common";
import type { Endpoints } from "./endpoint";

/** The one-time code: six digits. */
export const otpLength = 6;

const Otp = z.string().check(z.regex(/^\d{6}$/, "Enter the 6 digits"));
const PhoneNumber = z.string().check(z.minLength(1), z.maxLength(40));
const GivenPassword = z.string().check(z.minLength(1), z.maxLength(1024));

/** Bounds of a new password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** A password being chosen. */
export const NewPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

export const LoginInput = z.object({
  username: PhoneNumber,
  password: GivenPassword,
  source_app: z.literal("portal_admin"),
});
export type LoginInput = z.infer<typeof LoginInput>;

export const OtpInput = z.object({ country_code: z.literal("+255"), phone_number: PhoneNumber, otp: Otp });
export type OtpInput = z.infer<typeof OtpInput>;

/** The token is optional on the wire: a reply without one is told to the reader, it is not a broken reply. */
export const TokenReply = z.object({ token: z.optional(z.string()), message: z.optional(z.string()) });

const MaybeMessage = z.object({ message: z.optional(z.string()) });

export const ForgotInput = z.object({ phone_number: PhoneNumber });

export const ResetInput = z.object({
  phone_number: PhoneNumber,
  otp: Otp,
  password: NewPassword,
  password_confirmation: z.string(),
});

export const ChangePasswordInput = z.object({
  old_password: GivenPassword,
  password: NewPassword,
  password_confirmation: z.string(),
});

/** Signing in, one-time codes and passwords. */
export const auth = {
  login: {
    method: "POST",
    path: "/auth/login",
    summary: "Check phone and password, send a one-time code",
    body: LoginInput,
    reply: MaybeMessage,
    public: true,
    refuses: ["unauthenticated", "invalid"],
    example: {
      body: { username: "255712000001", password: "karibu-portal-2026", source_app: "portal_admin" },
      reply: { message: "We sent a code to your phone." },
    },
  },
  verifyOtp: {
    method: "POST",
    path: "/auth/verify-otp",
    summary: "Trade a one-time code for a bearer token",
    body: OtpInput,
    reply: TokenReply,
    public: true,
    refuses: ["unauthenticated", "invalid"],
    example: {
      body: { country_code: "+255", phone_number: "0712000001", otp: "123456" },
      reply: { token: "example-token", message: "Signed in." },
    },
  },
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Send a code for choosing a new password",
    body: ForgotInput,
    reply: MaybeMessage,
    public: true,
    refuses: ["invalid"],
    example: {
      body: { phone_number: "255712000001" },
      reply: { message: "If this number has an account, a code is on its way." },
    },
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    summary: "Choose a new password with a code; every session of the account ends",
    body: ResetInput,
    reply: MaybeMessage,
    public: true,
    refuses: ["unauthenticated", "invalid"],
    example: {
      body: {
        phone_number: "255712000001",
        otp: "123456",
        password: "nyimbo-mpya-2026",
        password_confirmation: "nyimbo-mpya-2026",
      },
      reply: { message: "Your password was changed. Sign in with the new one." },
    },
  },
  changePassword: {
    method: "POST",
    path: "/auth/change-password",
    summary: "Change the signed-in user's password; their other sessions end",
    body: ChangePasswordInput,
    reply: MaybeMessage,
    refuses: ["invalid"],
    example: {
      body: {
        old_password: "karibu-portal-2026",
        password: "nyimbo-mpya-2026",
        password_confirmation: "nyimbo-mpya-2026",
      },
      reply: { message: "Password changed successfully" },
    },
  },
  extend: {
    method: "POST",
    path: "/auth/extend",
    summary: "Keep the session alive for another 40 minutes (optional: a backend may lack it)",
    reply: Message,
    example: { reply: { message: "Session extended." } },
  },
  logout: {
    method: "POST",
    path: "/auth/logout",
    summary: "Revoke the bearer token (optional: a backend may lack it)",
    reply: Message,
    example: { reply: { message: "Signed out." } },
  },
} satisfies Endpoints;
