import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Seen by nobody, read out all the same. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const VisuallyHidden = styled.span(visuallyHidden);

/** Inside a link with target="_blank": says so after what else is only read out. */
export function NewTabHint({ children }: { children?: ReactNode }) {
  return <VisuallyHidden>{children} (opens in a new tab)</VisuallyHidden>;
}
