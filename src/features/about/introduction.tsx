import styled from "@emotion/styled";
import type { About } from "../../config/about-schema";
import { color, font, media, size, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";

type IntroductionProps = { paragraphs: About["intro"]; facts: About["facts"] };

/** What the firm does, beside the figures that it claims (ABT-01). */
export function Introduction({ paragraphs, facts }: IntroductionProps) {
  return (
    <Columns>
      <div>
        {paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <dl>
        {facts.map(({ figure, text: words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Columns>
  );
}

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  paddingBottom: space[7],
  "& > div": { display: "grid", gap: space[4], maxWidth: size.text, fontSize: text.lg },
  "& > dl": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[5], margin: 0 },
  "& > dl > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingTop: space[3],
    borderTop: `1px solid ${color.lineStrong}`,
  },
  "& dt": { color: color.inkSoft, fontSize: text.sm },
  "& dd": {
    margin: 0,
    color: color.green,
    fontFamily: font.display,
    fontSize: text.xxxl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.2,
  },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap: space[8],
    paddingBottom: space[8],
  },
});
