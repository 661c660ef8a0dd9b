import styled from "@emotion/styled";
import { color, media, radius, space, text, weight } from "../../theme/tokens";

export const Chip = styled.span({
  display: "inline-block",
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.round,
  background: color.accentTint,
  color: color.accentStrong,
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  [media.print]: { padding: 0 },
});
