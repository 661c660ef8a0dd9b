import styled from "@emotion/styled";
import { media, size, space, aside, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { Container } from "../../ui/container";

/** A section whose heading is next to its only child and stays in view on wide screens. */
export const AsideSection = styled(Section)({
  [media.wide]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space[8],
      alignItems: "start",
    },
    "& > div > div:first-of-type": {
      position: "sticky",
      top: `calc(${size.header} + ${space[5]})`,
    },
  },
});

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
