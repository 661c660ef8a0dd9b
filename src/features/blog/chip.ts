import styled from "@emotion/styled";
import { color, radius, space, text, weight } from "../../theme/tokens";

/** A small label: the category of a post. */
export const Chip = styled.span({
  display: "inline-block",
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.round,
  background: color.greenTint,
  color: color.greenStrong,
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
