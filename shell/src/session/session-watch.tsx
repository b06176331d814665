import { page, paths } from "@portal/federation";
import { isExpiringAtom, returnPath, sessionAtom, sessionLifetime, watchSession } from "@portal/session";
import { useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { Quiet } from "./quiet";
import { prepareToLeave } from "./session-end";

const dialogs = () => import("./session-dialogs");
const ExpiryDialog = page(async () => (await dialogs()).ExpiryDialog);
const SignInAgain = page(async () => (await dialogs()).SignInAgain);

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
  // Fetched long before a session ends, when there may be no network, but not while the first screen is.
  useEffect(() => {
    if (status !== "signed-in") return;
    const timer = setTimeout(() => {
      dialogs().catch(() => {});
      prepareToLeave();
    }, sessionLifetime.checkEveryMs);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <Quiet>
      <Suspense>
        {isExpiring && <ExpiryDialog />}
        {status === "interrupted" && <SignInAgain />}
      </Suspense>
    </Quiet>
  );
}
