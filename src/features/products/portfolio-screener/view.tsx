import styled from "@emotion/styled";
import source from "../../../../content/pages/portfolio-screener.yaml";
import { readTexts } from "../../../content/content-text";
import { paths } from "../../../shared/domain/paths";
import { color, displayFace, media, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { AsideSection, createProductHead, entryNumber, ProductPage } from "../product-page";
import { PointColumns, SimpleTable } from "../product-parts";
import type { schema } from "./text.schema";
import { Illustration } from "../../../ui/illustration";

const portfolioScreener = readTexts<typeof schema>(source);
const { hero, start, beta, deviation, measures, verdicts, report, price } = portfolioScreener;

export const Head = createProductHead(portfolioScreener, paths.portfolioScreener());

/** The page of Portfolio Screener with a sample result (PRD-02). */
export function PortfolioScreener() {
  return (
    <ProductPage
      page={portfolioScreener}
      path={paths.portfolioScreener()}
      actions={<ButtonLink to={paths.download()}>{start}</ButtonLink>}
      picture={<ReportPicture />}
    >
      <Section title={measures.title} lead={measures.lead}>
        <Measures role="list">
          {measures.items.map((measure) => (
            <li key={measure.title}>
              <div>
                <h3>{measure.title}</h3>
                <p>{measure.text}</p>
              </div>
              <p className="question">{measure.question}</p>
            </li>
          ))}
        </Measures>
      </Section>
      <Section tone="inverse" title={verdicts.title}>
        <PointColumns items={verdicts.items} />
      </Section>
      <AsideSection title={report.title} lead={report.lead}>
        <ReportTable />
      </AsideSection>
      <Section tone="sunken">
        <Price>
          <p className="price">
            <span>{price.figure}</span> {price.unit}
          </p>
          <div>
            <h2>{price.title}</h2>
            <p>{price.text}</p>
            <ButtonLink to={paths.download()}>{price.action}</ButtonLink>
          </div>
        </Price>
      </Section>
    </ProductPage>
  );
}

/** A sheet with a verdict for each holding above two gauges (PRD-02). */
function ReportPicture() {
  return (
    <Illustration viewBox="0 0 376 380" label={hero.picture} framed>
      <path className="accent" d="M26 32h112" strokeWidth="6" />
      {report.holdings.slice(0, 4).map(({ name, proposal, before }, index) => (
        <g key={name} transform={`translate(26 ${54 + index * 44})`}>
          <text className="words" y="22" fontSize="16">
            {name}
          </text>
          <rect className="fill-sunken" x="160" y="11" width="76" height="12" rx="6" />
          <rect className="fill-accent" x="160" y="11" width={before * 1.6} height="12" rx="6" />
          <text className="words" x="324" y="22" fontSize="16" fontWeight="600" textAnchor="end">
            {proposal}
          </text>
          <path className="line" d="M0 37h324" strokeWidth="1" />
        </g>
      ))}
      <Gauge at={106} label={beta} share={0.6} />
      <Gauge at={270} label={deviation} share={0.37} />
    </Illustration>
  );
}

/** Fills `share` of the arc; the needle points to its end. */
function Gauge({ at, label, share }: { at: number; label: string; share: number }) {
  return (
    <g transform={`translate(${at} 330)`}>
      <path className="line" d="M-56 0a56 56 0 0 1 112 0" strokeWidth="9" />
      <path
        className="accent"
        d="M-56 0a56 56 0 0 1 112 0"
        strokeWidth="9"
        pathLength="1"
        strokeDasharray={`${share} 2`}
      />
      <path
        className="highlight"
        d="M0 0v-40"
        strokeWidth="4"
        transform={`rotate(${share * 180 - 90})`}
      />
      <circle className="fill-ink" r="6" />
      <text className="words-soft" y="28" fontSize="16" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/** A sample portfolio before and after the proposed changes, with computed betas (PRD-02). */
function ReportTable() {
  const { caption, columns, holdings, total, fall, reading, note } = report;
  const betas = [
    computePortfolioBeta(holdings.map(({ beta, before }) => ({ beta, weight: before }))),
    computePortfolioBeta(holdings.map(({ beta, after }) => ({ beta, weight: after }))),
  ];
  return (
    <div>
      <SimpleTable
        caption={caption}
        columns={columns}
        figures
        rows={holdings.map(({ name, beta, before, after, proposal }) => [
          name,
          beta.toFixed(1),
          `${before}%`,
          `${after}%`,
          proposal,
        ])}
        foot={[
          [total, "", ...betas.map((beta) => beta.toFixed(2)), ""],
          // The expected loss when the market falls by 10%.
          [fall, "", ...betas.map((beta) => `−${(beta * 10).toFixed(1)}%`), ""],
        ]}
      />
      <Reading>
        <p>{reading}</p>
        <p className="note">{note}</p>
      </Reading>
    </div>
  );
}

const Measures = styled.ol({
  counterReset: "entry",
  borderBottom: `1px solid ${color.line}`,
  "& > li": {
    counterIncrement: "entry",
    display: "grid",
    gridTemplateColumns: "3rem minmax(0, 1fr)",
    rowGap: space[3],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li::before": { ...entryNumber, gridRow: "1 / span 2", fontSize: text.xxxl, lineHeight: 1 },
  "& h3": { fontSize: text.xl },
  "& h3 + p": { marginTop: space[2], color: color.inkSoft },
  "& .question": { color: color.accent, ...displayFace, fontSize: text.lg },
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

const Price = styled.div({
  display: "grid",
  gap: space[5],
  "& .price": { color: color.inkSoft, fontSize: text.xl },
  "& .price > span": {
    color: color.accent,
    ...displayFace,
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

const Reading = styled.div({
  display: "grid",
  gap: space[3],
  maxWidth: "38rem",
  marginTop: space[5],
  "& .note": { color: color.inkFaint, fontSize: text.sm },
});

/** Returns the sum of each weight (percent) times its beta, with two decimals (PRD-02). */
function computePortfolioBeta(holdings: readonly { beta: number; weight: number }[]): number {
  const hundredths = holdings.reduce((sum, { beta, weight }) => sum + beta * weight, 0);
  return Math.round(hundredths) / 100;
}
