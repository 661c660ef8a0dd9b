import styled from "@emotion/styled";
import { aside, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";

/** What no product page leaves out: that money can be lost. */
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
