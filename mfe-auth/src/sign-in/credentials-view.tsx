import { returnPath, sessionAtom } from "@portal/session";
import { Button, Flex, Notice } from "@portal/ui";
import { Form, PasswordField, PhoneField } from "@portal/ui/form";
import { useAtomValue } from "jotai";
import { useT } from "../messages";
import { readPhone } from "../phone";
import { ViewHeading } from "../view-heading";
import type { Challenge } from "./login";

/** What sending the form needs, fetched while it is filled in: the page shows that much earlier. */
const sending = () => import("./login");

interface CredentialsViewProps {
  onAccepted: (challenge: Challenge) => void;
  onForgot?: () => void;
}

export function CredentialsView({ onAccepted, onForgot }: CredentialsViewProps) {
  const t = useT();
  const session = useAtomValue(sessionAtom);
  const { reason } = returnPath.read();
  const username = session.status === "interrupted" ? session.username : "";
  return (
    <>
      <ViewHeading title={t("welcomeBack")} text={t("signInText")} documentTitle={t("signInTitle")} />
      {reason && onForgot && (
        <Notice tone="warning" mb="5">
          {t(reason)}
        </Notice>
      )}
      <Form
        schema={async () => (await sending()).Credentials}
        onStart={() => void sending()}
        values={{ username, password: "" }}
        submitLabel={t("signIn")}
        busyLabel={t("signingIn")}
        errorTexts={{ refused: t("invalidLogin"), failed: t("loginFailed") }}
        guarded={false}
        wideButton
        onSubmit={async (credentials) => onAccepted(await (await sending()).login(credentials))}
      >
        <PhoneField
          name="username"
          label={t("phoneNumber")}
          hint={t("phoneHint")}
          read={readPhone}
          required
        />
        <PasswordField name="password" label={t("password")} autoComplete="current-password" required />
        {onForgot && (
          <Flex justify="flex-end" mt="-3">
            <Button variant="ghost" size="sm" onClick={onForgot}>
              {t("forgotLink")}
            </Button>
          </Flex>
        )}
      </Form>
    </>
  );
}
