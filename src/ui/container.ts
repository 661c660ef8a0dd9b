import styled from "@emotion/styled";
import { size } from "../theme/tokens";

/** The page's column: at most 75rem, with gutters that grow with the viewport. */
export const Container = styled.div({
  width: "100%",
  maxWidth: size.page,
  marginInline: "auto",
  paddingInline: size.gutter,
});
