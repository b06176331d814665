import { Box, chakra, Text } from "@portal/ui";
import { type ReactNode, useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";

const Label = chakra("label", {
  base: { display: "block", mb: "1.5", fontSize: "sm", fontWeight: "semibold" },
});

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  "aria-required": boolean;
}

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A labelled control with its hint and its error. */
export function Field({
  name,
  label,
  hint,
  required = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        "aria-invalid": Boolean(error),
        "aria-describedby": describedBy || undefined,
        "aria-required": required,
      })}
      {hint && (
        <Text id={`${id}-hint`} mt="1.5" fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} mt="1.5" fontSize="sm" color="danger.fg">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** The message at a field, if something is wrong with it. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  const state = useFormState({ control, name });
  return getFieldState(name, state).error?.message;
}
