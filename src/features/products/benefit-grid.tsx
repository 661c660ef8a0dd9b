import styled from "@emotion/styled";
import type { Point } from "../../config/product-fields";
import { color, font, media, space, text } from "../../theme/tokens";

/** Numbered benefits: the first one wide and large, the others in columns under it (PRD-01). */
export function BenefitGrid({ items }: { items: readonly Point[] }) {
  return (
    <Grid role="list">
      {items.map(({ title, text: words }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ol({
  display: "grid",
  gap: space[5],
  counterReset: "benefit",
  "& > li": {
    counterIncrement: "benefit",
    display: "grid",
    gridTemplateColumns: "2.25rem minmax(0, 1fr)",
    alignContent: "start",
    rowGap: space[2],
  },
  "& > li::before": {
    content: "counter(benefit)",
    gridRow: "1 / span 2",
    color: color.green,
    fontFamily: font.display,
    fontSize: text.xl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.14,
  },
  "& h3": { fontSize: text.xl },
  "& p": { color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[7],
    rowGap: space[6],
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      paddingBottom: space[6],
      borderBottom: `1px solid ${color.lineStrong}`,
    },
    "& > li:first-of-type h3, & > li:first-of-type::before": { fontSize: text.xxl },
    "& > li:first-of-type p": { maxWidth: "40rem", fontSize: text.lg },
  },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
