import { Card, Screen } from "./screen";
import { EmptyState } from "./states";

/** An honest screen for a part of the portal whose turn has not come. */
export function NotBuilt({ title, text }: { title: string; text: string }) {
  return (
    <Screen title={title}>
      <Card>
        <EmptyState text={text} />
      </Card>
    </Screen>
  );
}
