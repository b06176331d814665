import { Box, Icon, Input, icons, uiMessages, VisuallyHidden } from "@portal/ui";
import { useEffect, useId, useState } from "react";

const debounceMs = 300;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
}

/** A search box that tells what was typed once typing pauses. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const t = uiMessages.useT();
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Box position="relative" maxW="prose" mb="4">
      <VisuallyHidden asChild>
        <label htmlFor={id}>{t("search")}</label>
      </VisuallyHidden>
      <Box position="absolute" insetStart="3" top="3" color="fg.muted" pointerEvents="none">
        <Icon path={icons.search} />
      </Box>
      <Input
        id={id}
        type="search"
        ps="10"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}
