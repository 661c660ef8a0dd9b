import styled from "@emotion/styled";
import { color, media, radius, space, text, weight } from "../../theme/tokens";

export const Chip = styled.span({
  display: "inline-block",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  outline: "1px solid transparent",
  background: color.accentTint,
  color: color.accentStrong,
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  [media.print]: { padding: 0 },
});
