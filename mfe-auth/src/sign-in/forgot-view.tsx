import { call } from "@portal/client";
import { auth, line, parsePhone, phoneAsTyped } from "@portal/contract";
import { paths } from "@portal/federation";
import { resetPhone } from "@portal/session";
import { Button, useLeave } from "@portal/ui";
import { Form, PhoneField } from "@portal/ui/form";
import * as z from "zod/mini";
import { useT } from "../messages";
import { readPhone } from "../phone";
import { ViewHeading } from "../view-heading";

const Phone = z.object({ phone_number: line(40) });

/** Asks for a code to choose a new password with. What the server answers is shown on the next screen. */
export function ForgotView({ onBack }: { onBack: () => void }) {
  const t = useT();
  const leave = useLeave();
  return (
    <>
      <ViewHeading title={t("forgotTitle")} text={t("forgotText")} />
      <Form
        schema={Phone}
        values={{ phone_number: "" }}
        submitLabel={t("sendCode")}
        busyLabel={t("sending")}
        errorTexts={t("forgotFailed")}
        guarded={false}
        wideButton
        actions={<BackToLogin onBack={onBack} />}
        onSubmit={async ({ phone_number: typed }) => {
          const phone = parsePhone(typed)?.international ?? phoneAsTyped(typed);
          const { message } = await call(auth.forgotPassword, { body: { phone_number: phone } });
          resetPhone.keep(phone);
          leave(paths.resetPassword, message ? { text: message, durationMs: 10_000 } : undefined);
        }}
      >
        <PhoneField
          name="phone_number"
          label={t("phoneNumber")}
          placeholder={t("forgotPlaceholder")}
          inputMode="numeric"
          read={readPhone}
          required
        />
      </Form>
    </>
  );
}

export function BackToLogin({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <Button variant="ghost" width="full" onClick={onBack}>
      {t("backToLogin")}
    </Button>
  );
}
