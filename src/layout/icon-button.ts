import styled from "@emotion/styled";
import { color, motion, radius, touchSquare } from "../theme/tokens";

export const iconSquare = {
  ...touchSquare,
  borderRadius: radius.md,
  color: color.ink,
  transition: `background-color ${motion.duration}`,
  "&:hover": { background: color.accentTint },
} as const;

/** A square button with an icon only; it needs an aria-label. */
export const IconButton = styled.button(iconSquare);
