import { paths } from "@portal/federation/paths";
import { createMemoryRouter, RouterProvider } from "@portal/router";
import { sessionAtom, sessionStore, signOut } from "@portal/session";
import { Button, LoadingState, Modal, Notice } from "@portal/ui";
import { Suspense, use, useEffect, useState } from "react";
import { useT } from "../messages";
import { FailureBoundary } from "../remotes/failure-boundary";
import { type LoadingRemote, useRemote } from "../remotes/use-remote";

/** The sign-in form over the page, so that a half-filled form under it is not lost. */
export function SignInAgain() {
  const t = useT();
  const { loading, retry } = useRemote("auth");
  useEffect(leaveWhenSomebodyElse, []);

  return (
    <Modal title={t("signInAgain")}>
      <Notice tone="warning" mb="5">
        {t("signInAgainText")}
      </Notice>
      <FailureBoundary name="auth" place="" onRetry={retry}>
        <Suspense fallback={<LoadingState text={t("loading")} rows={2} />}>
          <SignInForm loading={loading} />
        </Suspense>
      </FailureBoundary>
      <Button variant="ghost" mt="4" width="full" onClick={signOut}>
        {t("logout")}
      </Button>
    </Modal>
  );
}

/** The auth remote's own screen, in a router of its own: the page's address must not change. */
function SignInForm({ loading }: { loading: LoadingRemote }) {
  const { routes } = use(loading);
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [paths.signInAgain] }));
  return <RouterProvider router={router} />;
}

/** What is on the page belongs to the person who opened it; somebody else starts from the dashboard. */
function leaveWhenSomebodyElse(): () => void {
  const before = sessionStore.get(sessionAtom);
  return sessionStore.sub(sessionAtom, () => {
    const now = sessionStore.get(sessionAtom);
    const isOther =
      now.status === "signed-in" && before.status === "interrupted" && now.user.username !== before.username;
    if (isOther) window.location.replace(paths.dashboard);
  });
}
