import { chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";

const Legend = chakra("legend", {
  base: { mb: "1.5", fontSize: "xs", fontWeight: "semibold", color: "fg.muted" },
});
const Group = chakra("fieldset", { base: { minW: "0", m: "0", p: "0", border: "0" } });
const Option = chakra("label", {
  base: {
    flex: "1",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minH: "9",
    px: "2",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: "medium",
    textAlign: "center",
    cursor: "pointer",
    color: "fg.muted",
    "&:has(:checked)": { bg: "brand.solid", color: "brand.contrast" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
  },
});
const Radio = chakra("input", { base: { position: "absolute", opacity: 0, pointerEvents: "none" } });

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  onChange: (value: Value) => void;
}

/** One of a few: radio buttons side by side. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend>{label}</Legend>
      <Flex gap="1" p="1" bg="sunken" borderRadius="md">
        {options.map((option) => (
          <Option key={option.value} lang={option.lang}>
            <Radio
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Flex>
    </Group>
  );
}
