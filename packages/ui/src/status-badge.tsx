import { Badge } from "./controls";

/** How a status reads at a glance; the words carry the meaning, the colour only helps. */
export type Tone = "neutral" | "good" | "waiting" | "bad";

export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return <Badge tone={tone}>{children}</Badge>;
}
