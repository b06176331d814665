import { authRules } from "./limits";

const validMinutes = authRules.codes.lifetimeMs / 60_000;

/** What is sent by text message, in English and Kiswahili: nobody's language is known before they have signed in. */
export const smsText = {
  login: (otp: string) =>
    `${otp} is your sign-in code, valid ${validMinutes} minutes. Give it to nobody. / Namba yako ya kuingia ni ${otp}. Usimpe mtu.`,
  reset: (otp: string) =>
    `${otp} is your code for a new password, valid ${validMinutes} minutes. Give it to nobody. / Namba ya kubadili nenosiri ni ${otp}. Usimpe mtu.`,
  passwordChanged: () =>
    "Your portal password was changed. If it was not you, call your administrator. / Nenosiri lako limebadilishwa. Kama si wewe, mpigie msimamizi.",
};
