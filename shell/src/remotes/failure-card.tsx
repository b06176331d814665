import type { FailureReason, RemoteFailure } from "@portal/federation/failure";
import { Box, Button, Card, Flex, Heading, Icon, icons, Text } from "@portal/ui";
import { useT } from "../messages";
import { useShell } from "../shell-context";

const explanations = {
  network: "reasonNetwork",
  timeout: "reasonTimeout",
  http: "reasonHttp",
  "html-fallback": "reasonHttp",
  integrity: "reasonIntegrity",
  contract: "reasonContract",
  shared: "reasonContract",
  eval: "reasonBroken",
  mount: "reasonBroken",
  render: "reasonBroken",
} as const satisfies Record<FailureReason, string>;

/** Says that a part of the portal is missing, why, and lets the reader try again in place. */
export function FailureCard({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const t = useT();
  const { release } = useShell();
  const version = release.remotes[failure.remote]?.version ?? "";
  return (
    <Card>
      <Flex role="alert" direction="column" align="center" gap="3" px="5" py="12" textAlign="center">
        <Box color="warning.fg">
          <Icon path={icons.alert} size="10" />
        </Box>
        <Heading as="h1" size="md">
          {t("partDown")}
        </Heading>
        <Text>{t(explanations[failure.reason])}</Text>
        <Text color="fg.muted">{t("partDownText")}</Text>
        <Button onClick={onRetry}>{t("retry")}</Button>
        <Text color="fg.muted" fontSize="xs">
          {t("partDetails", { remote: failure.remote, version, reason: failure.reason })}
        </Text>
      </Flex>
    </Card>
  );
}
