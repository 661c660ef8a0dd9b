import styled from "@emotion/styled";
import { color, space, text } from "../../theme/tokens";
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
  "& > p": {
    maxWidth: "52rem",
    paddingInlineStart: space[4],
    borderInlineStart: `3px solid ${color.saffron}`,
    color: color.inkSoft,
    fontSize: text.sm,
  },
});
