import styled from "@emotion/styled";
import { color, media, radius, space, text } from "../theme/tokens";

/** How many rows a filter leaves; keeps its line while there is nothing to tell. */
export const ResultCount = styled.p({
  minHeight: "1.6em",
  marginBlock: `${space[4]} ${space[3]}`,
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});

/** Rows, or the state in their place; tall enough that nothing below is seen to move when they come. */
export const Results = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: space[5],
  minHeight: "36rem",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
  [media.scriptless]: { display: "none" },
});

/** In the place of rows, where there are none: what is so, then what to do. */
export const NoResults = styled.div({
  display: "grid",
  gap: space[2],
  padding: `${space[8]} ${space[4]}`,
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  "& > p:first-of-type": { color: color.ink, fontSize: text.xl },
});
