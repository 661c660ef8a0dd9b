import styled from "@emotion/styled";

/** Text for screen readers only. */
export const VisuallyHidden = styled.span({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
