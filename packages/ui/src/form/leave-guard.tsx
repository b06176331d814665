import { useBlocker } from "@portal/router";
import { ConfirmDialog, uiMessages } from "@portal/ui";
import { type RefObject, useEffect } from "react";

interface LeaveGuardProps {
  isDirty: boolean;
  /** While the form is being sent, leaving is what sending it leads to. */
  isSending: RefObject<boolean>;
}

/** Asks before what was typed is lost: on leaving the screen, closing the tab or reloading. */
export function LeaveGuard({ isDirty, isSending }: LeaveGuardProps) {
  const t = uiMessages.useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSending.current && currentLocation.pathname !== nextLocation.pathname,
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
