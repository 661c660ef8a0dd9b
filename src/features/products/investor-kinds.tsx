import styled from "@emotion/styled";
import type { FiiDiiInvestments } from "../../config/fii-dii-investments-schema";
import { color, font, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";

/** The two groups side by side, their short names large (PRD-06). */
export function InvestorKinds({ kinds }: { kinds: FiiDiiInvestments["who"] }) {
  return (
    <Columns>
      {kinds.map(({ title, short, text: words }) => (
        <section key={short}>
          <p aria-hidden="true">{short}</p>
          <h2>{title}</h2>
          <p>{words}</p>
        </section>
      ))}
    </Columns>
  );
}

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  paddingBlock: space[7],
  "& p:first-of-type": {
    color: color.green,
    fontFamily: font.display,
    fontSize: text.display,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1,
  },
  "& h2": { marginTop: space[3], fontSize: text.xxl },
  "& h2 + p": { marginTop: space[3], color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "1fr 1fr",
    paddingBlock: space[8],
    "& > section + section": {
      paddingInlineStart: space[6],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});
