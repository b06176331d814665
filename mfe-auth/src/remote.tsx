import { defineRemote, page, paths } from "@portal/federation";
import { ready } from "./messages";

const signIn = () => import("./sign-in/sign-in");

export default defineRemote({
  ready,
  routes: [
    { path: paths.signIn, Component: page(async () => (await signIn()).SignIn) },
    { path: `${paths.forgotPassword}/*`, Component: page(async () => (await signIn()).ForgotPassword) },
    { path: paths.signInAgain, Component: page(async () => (await signIn()).SignInAgain) },
    {
      path: paths.resetPassword,
      Component: page(async () => (await import("./reset-password/reset-password")).ResetPassword),
    },
    {
      path: paths.profile,
      Component: page(async () => (await import("./change-password/change-password")).ChangePassword),
    },
  ],
});
