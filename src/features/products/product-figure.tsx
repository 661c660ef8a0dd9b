import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, space, text } from "../../theme/tokens";

/** A drawing, and the line below it that says what it is not: real figures. */
export function ProductFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Figure>
      {children}
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure({
  width: "100%",
  maxWidth: "32rem",
  margin: "0 auto",
  "& figcaption": { marginTop: space[3], color: color.inkFaint, fontSize: text.xs },
});
