import styled from "@emotion/styled";
import { color, motion, radius, touchSquare } from "../theme/tokens";

/** A square button with an icon only; it needs an aria-label. */
export const IconButton = styled.button({
  ...touchSquare,
  borderRadius: radius.md,
  color: color.ink,
  transition: `background-color ${motion.duration}`,
  "&:hover": { background: color.accentTint },
});
