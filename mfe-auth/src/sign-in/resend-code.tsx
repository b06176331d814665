import { Box, Button, Text, useErrorText } from "@portal/ui";
import { useEffect, useState } from "react";
import { useT } from "../messages";
import { type Challenge, login } from "./login";

const waitSeconds = 60;

/** Asks for the code again by repeating the first step, once a minute. */
export function ResendCode({ challenge }: { challenge: Challenge }) {
  const t = useT();
  const errorText = useErrorText();
  const [waited, setWaited] = useState(0);
  const [outcome, setOutcome] = useState("");
  const left = waitSeconds - waited;

  useEffect(() => {
    const timer = setInterval(() => setWaited((seconds) => Math.min(seconds + 1, waitSeconds)), 1000);
    return () => clearInterval(timer);
  }, []);

  async function resend() {
    setWaited(0);
    try {
      await login(challenge);
      setOutcome(t("resent"));
    } catch (error) {
      setOutcome(errorText(error, { refused: t("invalidLogin"), failed: t("loginFailed") }));
    }
  }

  return (
    <Box>
      <Button variant="ghost" size="sm" ms="-3" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t("resendIn", { count: left }) : t("resend")}
      </Button>
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {outcome}
      </Text>
    </Box>
  );
}
