import { Input, type InputProps } from "@portal/ui";
import { useFormContext, useWatch } from "react-hook-form";
import { Field, type FieldProps } from "./field";

type TextFieldProps = FieldProps &
  Pick<InputProps, "type" | "inputMode" | "autoComplete" | "placeholder" | "maxLength">;

/** A line of text. */
export function TextField({ name, label, hint, required, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} required={required ?? false}>
      {(control) => <Input {...control} {...input} {...register(name)} />}
    </Field>
  );
}

/** A phone number, with what the portal reads in it said while it is typed. */
export function PhoneField({
  read,
  ...field
}: TextFieldProps & { read: (typed: string) => string | undefined }) {
  const typed = useWatch({ name: field.name });
  const hint = read(String(typed ?? "")) ?? field.hint;
  return <TextField type="tel" inputMode="tel" autoComplete="username" {...field} hint={hint} />;
}
