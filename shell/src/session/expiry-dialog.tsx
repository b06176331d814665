import { checkSession, currentSession, sessionLifetime } from "@portal/session";
import { Button, Flex, Modal, Text } from "@portal/ui";
import { useEffect, useState } from "react";
import { useT } from "../messages";
import { extendHereAndThere, logOut } from "./session-end";

/** Asks a minute before the end whether to go on. The other tabs show it too, and follow what is chosen in one. */
export function ExpiryDialog() {
  const t = useT();
  const seconds = useSecondsLeft();
  return (
    <Modal title={t("sessionExpiring")} role="alertdialog">
      <Text color="fg.muted">{t("sessionExpiringText", { count: seconds })}</Text>
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => void logOut()}>
          {t("logout")}
        </Button>
        <Button onClick={extendHereAndThere}>{t("extend")}</Button>
      </Flex>
    </Modal>
  );
}

function useSecondsLeft(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (secondsLeft(Date.now()) === 0) checkSession();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(now);
}

function secondsLeft(now: number): number {
  const endsAt = (currentSession()?.loginTime ?? 0) + sessionLifetime.endsAfterMs;
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
