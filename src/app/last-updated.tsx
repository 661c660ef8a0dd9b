import styled from "@emotion/styled";
import { lastUpdatedText } from "../content/last-updated";
import { fillText } from "../shared/domain/fill-text";
import { formatIndianTime } from "../shared/domain/indian-time";
import { color, text } from "../theme/tokens";

type LastUpdatedProps = {
  /** The state of live data (src/live/hooks.ts). */
  live: { state: string; at: string | null; isStale: boolean };
};

/** Shows the time of the data below unless it is live (API-07). */
export function LastUpdated({ live: { state, at, isStale } }: LastUpdatedProps) {
  const message =
    state === "error" ? lastUpdatedText.known : isStale ? lastUpdatedText.updated : undefined;
  return <Line>{at !== null && message && fillText(message, formatIndianTime(at))}</Line>;
}

// Keeps its height when empty, so that the rows below do not move.
const Line = styled.p({
  minHeight: "1.5rem",
  color: color.inkSoft,
  fontSize: text.sm,
  lineHeight: "1.5rem",
  fontVariantNumeric: "tabular-nums",
});
