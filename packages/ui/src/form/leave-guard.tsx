import { useBlocker } from "@portal/router";
import { ConfirmDialog, uiMessages } from "@portal/ui";
import { useEffect } from "react";

/** Asks before what was typed is lost: on leaving the screen, closing the tab or reloading. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = uiMessages.useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("leaveTitle")}
      question={t("leaveQuestion")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      danger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
