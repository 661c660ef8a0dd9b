import styled from "@emotion/styled";
import { aside, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";

/** The risk warning at the end of each page about products. */
export function RiskLine({ children }: { children: string }) {
  return (
    <Note>
      <p>{children}</p>
    </Note>
  );
}

const Note = styled(Container)({
  paddingBlock: space[5],
  "& > p": { maxWidth: "52rem", ...aside, fontSize: text.sm },
});
