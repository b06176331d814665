import { paths } from "@portal/federation/paths";
import { isExpiringAtom, returnPath, sessionAtom, watchSession } from "@portal/session";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useEffect } from "react";

const ExpiryDialog = lazy(async () => ({ default: (await import("./expiry-dialog")).ExpiryDialog }));
const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again")).SignInAgain }));

/** Watches the session clock over every screen: the prompt at 39 minutes, the end at 40, sign-in over the page. */
export function SessionWatch() {
  const { status } = useAtomValue(sessionAtom);
  const isExpiring = useAtomValue(isExpiringAtom);
  useEffect(
    () =>
      watchSession((end) => {
        if (end === "expired") returnPath.keep(window.location.pathname + window.location.search, "expired");
        else returnPath.clear();
        window.location.replace(paths.signIn);
      }),
    [],
  );
  return (
    <Suspense>
      {isExpiring && <ExpiryDialog />}
      {status === "interrupted" && <SignInAgain />}
    </Suspense>
  );
}
