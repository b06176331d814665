import { call } from "@portal/client";
import { auth } from "@portal/contract";
import { FormCard, Screen, useFlash } from "@portal/ui";
import { Form, PasswordField } from "@portal/ui/form";
import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "../messages";
import { newPasswordFields, passwordsMatch } from "../new-password";
import { NewPasswordFields } from "../new-password-fields";

export function ChangePassword() {
  const t = useT();
  return (
    <Screen title={t("changeTitle")}>
      <FormCard>
        <ChangeForm />
      </FormCard>
    </Screen>
  );
}

function ChangeForm() {
  const t = useT();
  const showFlash = useFlash();
  const [changes, setChanges] = useState(0);
  const Change = z
    .object({ old_password: z.string().check(z.minLength(1)), ...newPasswordFields })
    .check(passwordsMatch(t("mismatch")));
  return (
    <Form
      key={changes}
      schema={Change}
      values={{ old_password: "", password: "", password_confirmation: "" }}
      submitLabel={t("updatePassword")}
      busyLabel={t("updating")}
      errorTexts={{ refused: t("changeRefused"), failed: t("changeFailed") }}
      onSubmit={async (values) => {
        const { message } = await call(auth.changePassword, { body: values });
        showFlash({ text: message ?? t("changed"), durationMs: 6000 });
        setChanges(changes + 1);
      }}
    >
      <PasswordField name="old_password" label={t("oldPassword")} autoComplete="current-password" required />
      <NewPasswordFields />
    </Form>
  );
}
