import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ExchangeContext } from "../http/exchange";
import { authRules } from "./limits";

/** `__Host-` needs HTTPS, which a laptop's localhost does not have. */
const nameIn = (context: ExchangeContext) => (context.var.isHttps ? "__Host-challenge" : "challenge");

/** Ties a one-time code to the browser that asked for it. A caller may ignore the cookie, at the price of fewer tries. */
export const challenge = {
  read: (context: ExchangeContext) => getCookie(context, nameIn(context)),

  set(context: ExchangeContext, value: string): void {
    setCookie(context, nameIn(context), value, {
      path: "/",
      httpOnly: true,
      sameSite: "Strict",
      secure: context.var.isHttps,
      maxAge: authRules.codes.lifetimeMs / 1000,
    });
  },

  clear(context: ExchangeContext): void {
    deleteCookie(context, nameIn(context), { path: "/", secure: context.var.isHttps });
  },
};
