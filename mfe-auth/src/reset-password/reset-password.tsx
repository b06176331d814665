import { call } from "@portal/client";
import { auth } from "@portal/contract";
import { paths } from "@portal/federation";
import { useNavigate } from "@portal/router";
import { resetPhone } from "@portal/session";
import { FlashRegion, LinkButton, Notice } from "@portal/ui";
import { Form, TextField } from "@portal/ui/form";
import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "../messages";
import { newPasswordFields, passwordsMatch } from "../new-password";
import { NewPasswordFields } from "../new-password-fields";
import { readPhone } from "../phone";
import { SplitLayout } from "../split-layout";
import { ViewHeading } from "../view-heading";

const redirectAfterMs = 2000;

export function ResetPassword() {
  const t = useT();
  const [phone] = useState(() => resetPhone.read());
  return (
    <SplitLayout>
      <FlashRegion>
        <ViewHeading
          title={t("resetTitle")}
          text={phone ? t("resetText", { phone: readPhone(phone) ?? phone }) : ""}
        />
        {phone ? <ResetForm phone={phone} /> : <MissingPhone />}
      </FlashRegion>
    </SplitLayout>
  );
}

function ResetForm({ phone }: { phone: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const Reset = z
    .object({
      otp: z.string().check(z.minLength(1), z.regex(/^\d{6}$/, t("allDigits"))),
      ...newPasswordFields,
    })
    .check(passwordsMatch(t("mismatch")));
  if (isDone) return <Notice tone="good">{t("resetDone")}</Notice>;
  return (
    <Form
      schema={Reset}
      values={{ otp: "", password: "", password_confirmation: "" }}
      submitLabel={t("resetPassword")}
      busyLabel={t("resetting")}
      errorTexts={t("resetFailed")}
      guarded={false}
      wideButton
      actions={
        <LinkButton to={paths.signIn} variant="ghost">
          {t("backToLogin")}
        </LinkButton>
      }
      onSubmit={async (values) => {
        await call(auth.resetPassword, { body: { ...values, phone_number: phone } });
        resetPhone.clear();
        setDone(true);
        setTimeout(() => void navigate(paths.signIn), redirectAfterMs);
      }}
    >
      <TextField
        name="otp"
        label={t("otpCode")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <NewPasswordFields />
    </Form>
  );
}

function MissingPhone() {
  const t = useT();
  return (
    <>
      <Notice tone="bad" mb="5">
        {t("missingPhone")}
      </Notice>
      <LinkButton to={paths.forgotPassword}>{t("restart")}</LinkButton>
    </>
  );
}
