import styled from "@emotion/styled";
import { space, text, weight } from "../theme/tokens";

export const Eyebrow = styled.p({
  marginBottom: space[2],
  fontSize: text.sm,
  fontWeight: weight.strong,
  opacity: 0.85,
});
