import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius, space, text, weight } from "../theme/tokens";

export type StatusTone = "red" | "yellow" | "green" | "grey";

/** A status in words with a coloured dot. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Badge data-tone={tone}>{children}</Badge>;
}

const Badge = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  outline: "1px solid transparent",
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  whiteSpace: "nowrap",
  color: color.ink,
  "&::before": {
    content: '""',
    flex: "none",
    width: "0.5rem",
    height: "0.5rem",
    borderRadius: "50%",
    background: "currentColor",
  },
  "&[data-tone='red']": { background: color.dangerTint, color: color.danger },
  "&[data-tone='yellow']": { background: color.highlightTint },
  "&[data-tone='yellow']::before": { background: color.highlight },
  "&[data-tone='green']": { background: color.accentTint, color: color.accentStrong },
  "&[data-tone='grey']": { background: color.line, color: color.inkSoft },
  [media.print]: { padding: 0 },
});
