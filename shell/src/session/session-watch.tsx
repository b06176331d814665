import { page, paths } from "@portal/federation";
import { isExpiringAtom, returnPath, sessionAtom, watchSession } from "@portal/session";
import { useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { Quiet } from "./quiet";

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
  // Fetched when a session begins: when it ends there may be no network to fetch them by.
  useEffect(() => {
    if (status === "signed-in") dialogs().catch(() => {});
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
