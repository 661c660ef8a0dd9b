import styled from "@emotion/styled";
import { paths } from "../../config/paths";
import type { PortfolioScreener } from "../../config/portfolio-screener-schema";
import { color, font, media, space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";

/** The price, as large as it is small (PRD-02). */
export function PriceSection({
  figure,
  unit,
  title,
  text: words,
  action,
}: PortfolioScreener["price"]) {
  return (
    <Section tone="sunken">
      <Line>
        <p className="price">
          <span>{figure}</span> {unit}
        </p>
        <div>
          <h2>{title}</h2>
          <p>{words}</p>
          <ButtonLink to={paths.download()}>{action}</ButtonLink>
        </div>
      </Line>
    </Section>
  );
}

const Line = styled.div({
  display: "grid",
  gap: space[5],
  "& .price": { color: color.inkSoft, fontSize: text.xl },
  "& .price > span": {
    color: color.green,
    fontFamily: font.display,
    fontSize: `calc(${text.display} * 2)`,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1,
  },
  "& h2": { fontSize: text.xxl },
  "& h2 + p": { maxWidth: "32rem", marginBlock: `${space[2]} ${space[4]}`, color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: space[8],
  },
});
