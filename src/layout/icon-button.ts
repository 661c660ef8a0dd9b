import styled from "@emotion/styled";
import { color, motion, radius, size } from "../theme/tokens";

/** A square button with an icon only; it needs an aria-label. */
export const IconButton = styled.button({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: "none",
  color: color.ink,
  transition: `background-color ${motion.moment}`,
  "&:hover": { background: color.greenTint },
});
