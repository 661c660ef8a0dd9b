import styled from "@emotion/styled";
import { color, media, radius, space, text } from "../../theme/tokens";

/** The paper that a form is written on. */
export const EnquirySheet = styled.div({
  display: "grid",
  gap: space[5],
  padding: `${space[5]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  "& h3": { fontSize: text.xxl },
  [media.desktop]: { padding: space[6] },
  [media.print]: { display: "none" },
});
