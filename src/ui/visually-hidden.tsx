import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Visually hidden, still announced by screen readers. */
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

/** Announces a new tab in a link with target="_blank". */
export function NewTabHint({ children }: { children?: ReactNode }) {
  return <VisuallyHidden>{children} (opens in a new tab)</VisuallyHidden>;
}
