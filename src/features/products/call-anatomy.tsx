import styled from "@emotion/styled";
import { expertAdvice } from "../../config/expert-advice";
import { color, font, media, space, text, weight } from "../../theme/tokens";

/** The parts of a call, each with a sample value and what it means (PRD-01). */
export function CallAnatomy() {
  const { items, note } = expertAdvice.anatomy;
  return (
    <>
      <Parts>
        {items.map(({ term, sample, text: words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="sample">{sample}</dd>
            <dd>{words}</dd>
          </div>
        ))}
      </Parts>
      <Note>{note}</Note>
    </>
  );
}

const Parts = styled.dl({
  margin: 0,
  borderBottom: `1px solid ${color.line}`,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: space[4],
    rowGap: space[2],
    alignItems: "baseline",
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& dt": { fontFamily: font.display, fontSize: text.xl, fontWeight: weight.strong },
  "& dd": { margin: 0 },
  "& dd:last-of-type": { gridColumn: "1 / -1", color: color.inkSoft },
  "& .sample": {
    color: color.green,
    fontSize: text.lg,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
  },
  [media.desktop]: {
    "& > div": { gridTemplateColumns: "11rem 10rem minmax(0, 1fr)" },
    "& dd:last-of-type": { gridColumn: "auto" },
  },
});

const Note = styled.p({ marginTop: space[4], color: color.inkFaint, fontSize: text.sm });
