import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "./controls";
import { type ErrorTexts, useErrorText } from "./error-text";
import { Icon, icons } from "./icon";
import { uiMessages } from "./messages";

const Bar = chakra("div", {
  base: { h: "4", borderRadius: "sm", bg: "line", animation: "pulse 1.6s infinite" },
});

/** Something is on its way: said to everybody, and drawn in the shape of rows so that nothing jumps. */
export function LoadingState({ text, rows = 5 }: { text: string; rows?: number }) {
  return (
    <Stack gap="4" p="5" role="status">
      <Text color="fg.muted" fontSize="sm">
        {text}
      </Text>
      {Array.from({ length: rows }, (_, row) => (
        <Bar key={row} width={`${92 - ((row * 17) % 40)}%`} />
      ))}
    </Stack>
  );
}

/** There is nothing: said in the screen's words, with what to do next when there is something to do. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="3" px="5" py="12" color="fg.muted" textAlign="center">
      <Icon path={icons.inbox} size="10" />
      <Text>{text}</Text>
      {children}
    </Flex>
  );
}

interface ErrorStateProps {
  error: unknown;
  /** What to say when the error itself says nothing. */
  texts: ErrorTexts;
  onRetry: () => void;
}

/** Something did not load: what happened, and a way to try again in place. */
export function ErrorState({ error, texts, onRetry }: ErrorStateProps) {
  const t = uiMessages.useT();
  const errorText = useErrorText();
  return (
    <Flex role="alert" direction="column" align="center" gap="4" px="5" py="12" textAlign="center">
      <Box color="danger.fg">
        <Icon path={icons.alert} size="10" />
      </Box>
      <Text color="danger.fg" fontWeight="medium">
        {errorText(error, texts)}
      </Text>
      <Button variant="outline" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Flex>
  );
}
