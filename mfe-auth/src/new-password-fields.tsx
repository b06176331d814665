import { passwordLength } from "@portal/contract";
import { PasswordField } from "@portal/ui/form";
import { useT } from "./messages";

/** A new password and its repetition. */
export function NewPasswordFields() {
  const t = useT();
  return (
    <>
      <PasswordField
        name="password"
        label={t("newPassword")}
        hint={t("passwordRule", passwordLength)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="password_confirmation"
        label={t("confirmPassword")}
        autoComplete="new-password"
        required
      />
    </>
  );
}
