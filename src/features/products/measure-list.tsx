import styled from "@emotion/styled";
import type { PortfolioScreener } from "../../config/portfolio-screener-schema";
import { color, font, media, space, text } from "../../theme/tokens";

/** The measures in their order, each with the question that it answers (PRD-02). */
export function MeasureList({ items }: { items: PortfolioScreener["measures"]["items"] }) {
  return (
    <List role="list">
      {items.map(({ title, text: words, question }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
          <p className="question">{question}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol({
  counterReset: "measure",
  borderBottom: `1px solid ${color.line}`,
  "& > li": {
    counterIncrement: "measure",
    display: "grid",
    gridTemplateColumns: "3rem minmax(0, 1fr)",
    rowGap: space[3],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li::before": {
    content: "counter(measure)",
    gridRow: "1 / span 2",
    color: color.green,
    fontFamily: font.display,
    fontSize: text.xxxl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1,
  },
  "& h3": { fontSize: text.xl },
  "& h3 + p": { marginTop: space[2], color: color.inkSoft },
  "& .question": { color: color.green, fontFamily: font.display, fontSize: text.lg },
  [media.desktop]: {
    "& > li": {
      gridTemplateColumns: "4.5rem minmax(0, 5fr) minmax(0, 4fr)",
      columnGap: space[5],
      alignItems: "center",
    },
    "& > li::before": { gridRow: "auto" },
    "& .question": {
      paddingInlineStart: space[5],
      borderInlineStart: `1px solid ${color.line}`,
      fontSize: text.xl,
    },
  },
});
