import { Box, Button, Icon, Input, icons, uiMessages } from "@portal/ui";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field, type FieldProps } from "./field";

interface PasswordFieldProps extends FieldProps {
  autoComplete: "current-password" | "new-password";
}

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordField({ name, label, hint, required, autoComplete }: PasswordFieldProps) {
  const t = uiMessages.useT();
  const { register } = useFormContext();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  return (
    <Field name={name} label={label} hint={isCapsLock ? t("capsLock") : hint} required={required ?? false}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            {...register(name)}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            pr="12"
            onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
          />
          <Button
            variant="ghost"
            size="icon"
            position="absolute"
            insetEnd="0"
            top="0"
            aria-label={isShown ? t("hidePassword") : t("showPassword")}
            onClick={() => setShown(!isShown)}
          >
            <Icon path={isShown ? icons.eyeOff : icons.eye} />
          </Button>
        </Box>
      )}
    </Field>
  );
}
