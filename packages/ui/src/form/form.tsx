import {
  Button,
  chakra,
  type ErrorTexts,
  Flex,
  fieldErrorsOf,
  Notice,
  Stack,
  uiMessages,
  useErrorText,
} from "@portal/ui";
import { type ReactNode, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import { LeaveGuard } from "./leave-guard";
import { type FormSchema, schemaResolver } from "./resolver";

/** How one press of the button is told from a repeat of it. */
export interface Submission {
  /** The same for every try at sending the same values, so that a create made twice is one record. */
  readonly idempotencyKey: string;
}

interface FormProps<Values extends FieldValues, Output> {
  schema: FormSchema<Values, Output>;
  values: DefaultValues<Values>;
  /** Saves. What it rejects with is shown in the form, and everything typed stays. */
  onSubmit: (values: Output, submission: Submission) => Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  /** Said when a failure has no words of its own. */
  errorTexts: ErrorTexts;
  /** Shown above the fields when a required one is empty. */
  requiredText?: string;
  /** Whether leaving with changes asks first; sign-in forms need not. */
  guarded?: boolean;
  /** Beside the button. */
  actions?: ReactNode;
  /** Fills the width with the button, as narrow panels want. */
  wideButton?: boolean;
  /** Told when somebody starts on the form: the time to fetch what sending it needs. */
  onStart?: () => void;
  children: ReactNode;
}

/**
 * A form: checked by its schema when sent and after that while typing, sent once however often the button is pressed,
 * with the server's findings at the fields they are about and the focus on the first of them.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const t = uiMessages.useT();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const isSending = useRef(false);
  const submission = useSubmission();
  const form = useForm<Values, unknown, Output>({
    defaultValues: props.values,
    resolver: schemaResolver(props.schema, t),
    shouldFocusError: true,
  });
  const { isSubmitting, isDirty, errors } = form.formState;

  const send = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      isSending.current = true;
      try {
        await props.onSubmit(values, submission(values));
        form.reset(form.getValues());
      } catch (error) {
        setFailure(error);
        showFieldErrors(fieldErrorsOf(error));
      } finally {
        isSending.current = false;
      }
    },
    () => setFailure(undefined),
  );

  function showFieldErrors(found: Readonly<Record<string, string>>) {
    const known = Object.entries(found).filter(([name]) => name in form.getValues());
    known.forEach(([name, message], index) => {
      form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
    });
  }

  const isRequiredMissing = Object.values(errors).some((error) => error?.message === t("required"));
  const banner = failure
    ? errorText(failure, props.errorTexts)
    : isRequiredMissing && (props.requiredText ?? "");

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        onFocus={props.onStart}
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : send(event))}
      >
        <Stack gap="5">
          {banner && <Notice tone="bad">{banner}</Notice>}
          {props.children}
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" disabled={isSubmitting} {...(props.wideButton && { width: "full" })}>
              {isSubmitting ? (props.busyLabel ?? props.submitLabel) : props.submitLabel}
            </Button>
            {props.actions}
          </Flex>
        </Stack>
      </chakra.form>
      {props.guarded !== false && <LeaveGuard isDirty={isDirty} isSending={isSending} />}
    </FormProvider>
  );
}

/** Gives each set of values a key of its own, and a repeat of the same values the same key. */
function useSubmission() {
  const last = useRef({ sent: "", idempotencyKey: "" });
  return (values: unknown): Submission => {
    const sent = JSON.stringify(values);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current;
  };
}
