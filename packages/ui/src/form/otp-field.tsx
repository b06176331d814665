import { chakra, Flex, Input, Text, uiMessages } from "@portal/ui";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useController } from "react-hook-form";

const Group = chakra("fieldset", { base: { border: "0", p: "0", m: "0", minW: "0" } });
const Legend = chakra("legend", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });

interface OtpFieldProps {
  name: string;
  label: string;
  length: number;
}

/** A one-time code in boxes of one digit. Pasting, and the phone filling in the message it got, fill them all. */
export function OtpField({ name, label, length }: OtpFieldProps) {
  const t = uiMessages.useT();
  const { field, fieldState } = useController({ name });
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const digits: string[] = Array.from({ length }, (_, index) => field.value[index]?.trim() ?? "");

  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  // The boxes are all the screen is about, and the message with the code has just arrived.
  useEffect(() => boxes.current[0]?.focus(), []);

  function put(index: number, typed: string) {
    const fresh = typed.replace(/\D/g, "");
    // A box that already held a digit reports both; the new one counts.
    const added = fresh.length === 2 && digits[index] ? [...fresh.replace(digits[index], "")] : [...fresh];
    if (typed !== "" && added.length === 0) return;
    const next = [...digits];
    if (typed === "") next[index] = "";
    added.slice(0, length - index).forEach((digit, offset) => {
      next[index + offset] = digit;
    });
    field.onChange(
      next
        .map((digit) => digit || " ")
        .join("")
        .trimEnd(),
    );
    if (added.length > 0) focus(index + added.length);
  }

  function move(index: number, event: KeyboardEvent) {
    const step = { Backspace: digits[index] ? 0 : -1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    focus(index + step);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    put(0, event.clipboardData.getData("text").replace(/\D/g, "").slice(0, length));
  }

  return (
    <Group aria-describedby={fieldState.error ? errorId : undefined}>
      <Legend>{label}</Legend>
      <Flex gap="2" onPaste={paste}>
        {digits.map((digit, index) => (
          <Input
            key={index}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[index] = box;
              if (index === 0) field.ref(box);
            }}
            value={digit}
            onChange={(event) => put(index, event.target.value)}
            onKeyDown={(event) => move(index, event)}
            onFocus={(event) => event.target.select()}
            onBlur={field.onBlur}
            inputMode="numeric"
            autoComplete={index === 0 ? "one-time-code" : "off"}
            aria-label={t("digitOf", { digit: index + 1, count: length })}
            aria-invalid={Boolean(fieldState.error)}
            px="0"
            flex="1"
            minW="0"
            maxW="14"
            fontSize="xl"
            fontWeight="semibold"
            textAlign="center"
          />
        ))}
      </Flex>
      {fieldState.error && (
        <Text id={errorId} mt="1.5" fontSize="sm" color="danger.fg">
          {fieldState.error.message}
        </Text>
      )}
    </Group>
  );
}
