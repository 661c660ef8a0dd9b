import styled from "@emotion/styled";
import { space, text, weight } from "../theme/tokens";

/** The small line above a heading, in the colour of what it stands on. */
export const Eyebrow = styled.p({
  marginBottom: space[2],
  fontSize: text.sm,
  fontWeight: weight.strong,
  opacity: 0.85,
});
