import { auth, parsePhone } from "@portal/contract";
import type { Database } from "../database/database";
import type { ExchangeContext } from "../http/exchange";
import { invalidField, Refusal } from "../http/refusal";
import { routes } from "../http/routes";
import type { SmsDispatch } from "../sms/dispatch";
import type { Accounts } from "./accounts";
import { challenge } from "./challenge";
import type { Codes, Proof, Purpose } from "./codes";
import type { Limiter } from "./limiter";
import type { AuthRules } from "./limits";
import { smsText } from "./messages";
import { type Passwords, passwordFault } from "./passwords";
import type { Sessions } from "./sessions";

export interface AuthParts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly limits: AuthRules["limits"];
  readonly sessions: Sessions;
  readonly sms: SmsDispatch;
}

/** Signing in, codes and passwords. No answer tells whether a phone has an account. */
export function authRoutes(parts: AuthParts) {
  const { database, accounts, codes, limiter, limits, passwords, sessions, sms } = parts;

  const sendCode = async (
    context: ExchangeContext,
    purpose: Purpose,
    phone: string,
    userId: number | null,
  ) => {
    const issued = await codes.issue({ phone, purpose }, userId);
    challenge.set(context, issued.challenge);
    const { otp } = issued;
    if (otp && userId !== null) sms.send({ to: phone, text: smsText[purpose](otp), otp });
  };

  const prove = async (context: ExchangeContext, purpose: Purpose, typedPhone: string, otp: string) => {
    const attempt = { limit: limits.codesPerAddress, subject: context.var.address };
    await limiter.take(attempt);
    const phone = parsePhone(typedPhone)?.international;
    const proof = phone && (await codes.judge({ phone, purpose }, otp, challenge.read(context)));
    if (!proof || !(await accounts.byId(proof.userId))?.is_admin) throw wrongCode();
    await limiter.giveBack(attempt);
    return proof;
  };

  const spend = async (context: ExchangeContext, proof: Proof) => {
    if (!(await codes.spend(proof))) throw wrongCode();
    challenge.clear(context);
  };

  return routes(auth, {
    async login({ body, context }) {
      const phone = parsePhone(body.username)?.international ?? "no phone";
      const { address } = context.var;
      const attempt = [
        (await accounts.isKnownAt(phone, address))
          ? { limit: limits.passwordsFromKnownAddress, subject: `${phone} ${address}` }
          : { limit: limits.passwordsByStrangers, subject: phone },
        { limit: limits.passwordsPerAddress, subject: address },
        { limit: limits.passwordsOverall, subject: "all" },
      ];
      await limiter.take(...attempt);
      const account = await accounts.byPhone(phone);
      const isRight = await passwords.matches(account?.password_hash, body.password);
      if (!account || !isRight || !account.is_admin) throw new Refusal("unauthenticated", "Invalid Login");

      await limiter.giveBack(...attempt);
      await sendCode(context, "login", phone, account.id);
      return { message: "We sent a code to your phone." };
    },

    async verifyOtp({ body, context }) {
      const proof = await prove(context, "login", body.phone_number, body.otp);
      const token = await database.transaction(async () => {
        await spend(context, proof);
        await accounts.rememberAddress(proof.userId, context.var.address);
        return sessions.begin(proof.userId);
      });
      return { token, message: "Signed in." };
    },

    async forgotPassword({ body, context }) {
      await limiter.take(
        { limit: limits.forgottenPerAddress, subject: context.var.address },
        { limit: limits.forgottenOverall, subject: "all" },
      );
      const phone = parsePhone(body.phone_number)?.international;
      if (!phone) throw invalidField("phone_number", "Enter a Tanzanian mobile number, like 255 712 000 001");
      const account = await accounts.byPhone(phone);
      await sendCode(context, "reset", phone, account?.is_admin ? account.id : null);
      return { message: "If this number has an account, a code is on its way." };
    },

    async resetPassword({ body, context }) {
      checkChosen(body, parsePhone(body.phone_number)?.international ?? null);
      const proof = await prove(context, "reset", body.phone_number, body.otp);
      const hash = await passwords.hash(body.password);
      await database.transaction(async () => {
        await spend(context, proof);
        await accounts.setPassword(proof.userId, hash);
        await sessions.endAll(proof.userId);
        await codes.withdraw(proof.userId);
      });
      sms.send({ to: proof.phone, text: smsText.passwordChanged() });
      return { message: "Your password was changed. Sign in with the new one." };
    },

    async changePassword({ body, caller }) {
      const attempt = { limit: limits.oldPasswords, subject: String(caller.userId) };
      await limiter.take(attempt);
      const account = await accounts.byId(caller.userId);
      if (!(await passwords.matches(account?.password_hash, body.old_password)))
        throw invalidField("old_password", "This is not your current password");
      await limiter.giveBack(attempt);
      if (body.password === body.old_password)
        throw invalidField("password", "Choose a password that differs from the current one");
      checkChosen(body, account?.phone_number ?? null);

      const hash = await passwords.hash(body.password);
      await database.transaction(async () => {
        await accounts.setPassword(caller.userId, hash);
        await sessions.endOthers(caller);
        await codes.withdraw(caller.userId);
      });
      return { message: "Password changed successfully" };
    },

    async extend({ caller }) {
      await sessions.extend(caller);
      return { message: "Session extended." };
    },

    async logout({ caller }) {
      await sessions.end(caller);
      return { message: "Signed out." };
    },
  });
}

/** One answer for a wrong, expired, spent or never sent code. */
const wrongCode = () => new Refusal("unauthenticated", "This code is wrong or no longer valid.");

function checkChosen(
  chosen: { password: string; password_confirmation: string },
  phone: string | null,
): void {
  if (chosen.password !== chosen.password_confirmation)
    throw invalidField("password_confirmation", "Passwords do not match");
  const fault = passwordFault(chosen.password, phone);
  if (fault) throw invalidField("password", fault);
}
