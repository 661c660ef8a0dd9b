import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, radius, space } from "../theme/tokens";

/** A highlighted note that is shown only without scripts. */
export function NoScriptNotice({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Box>{children}</Box>
    </noscript>
  );
}

const Box = styled.p({
  maxWidth: "38rem",
  marginTop: space[4],
  padding: space[4],
  borderRadius: radius.md,
  background: color.highlightTint,
});
