import styled from "@emotion/styled";
import source from "../../../../content/pages/portfolio-hedger.yaml";
import { readTexts } from "../../../content/content-text";
import { DeviceLink } from "../../../layout/links/app-link";
import { paths } from "../../../shared/domain/paths";
import { media, space } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { AsideSection, createProductHead, ProductPage } from "../product-page";
import { Paragraphs, SimpleTable } from "../product-parts";
import { groupDigits, formatRupees, formatSignedRupees } from "../rupees";
import { type HedgeOutcome, computeHedgeSums } from "./hedge-sums";
import type { schema } from "./text.schema";
import { Illustration } from "../../../ui/illustration";

const portfolioHedger = readTexts<typeof schema>(source);
const { hero, start, idea, example, ways, when, closing } = portfolioHedger;

export const Head = createProductHead(portfolioHedger, paths.portfolioHedger());

const sums = computeHedgeSums(example.inputs);

/** Cost and cover of a hedge, with all sums (PRD-05). */
export function PortfolioHedger() {
  return (
    <ProductPage
      page={portfolioHedger}
      path={paths.portfolioHedger()}
      actions={<DeviceLink>{start}</DeviceLink>}
      picture={<PayoffPicture />}
      closingAction={<ButtonLink to={paths.contact()}>{closing.action}</ButtonLink>}
    >
      <AsideSection title={idea.title}>
        <Paragraphs>{idea.paragraphs}</Paragraphs>
      </AsideSection>
      <Section tone="sunken" title={example.title} lead={example.lead}>
        <HedgeExample />
      </Section>
      <Section title={ways.title}>
        <SimpleTable {...ways} captionHidden />
      </Section>
      <AsideSection tone="sunken" title={when.title}>
        <Paragraphs>{when.paragraphs}</Paragraphs>
      </AsideSection>
    </ProductPage>
  );
}

function HedgeExample() {
  const { inputs, given, steps, columns, caption, reading } = example;
  const share = (sums.cost / inputs.portfolio) * 100;
  const lines = [
    [given.portfolio, formatRupees(inputs.portfolio)],
    [given.beta, String(inputs.beta)],
    [given.index, groupDigits(inputs.index)],
    [given.lot, groupDigits(inputs.lot)],
    [given.strike, groupDigits(inputs.strike)],
    [given.premium, groupDigits(inputs.premium)],
    [steps.exposure, formatRupees(sums.exposure)],
    [steps.contract, formatRupees(sums.contract)],
    [steps.contracts, groupDigits(sums.contracts)],
    [steps.cost, formatRupees(sums.cost)],
    [steps.share, `${share.toFixed(2)}%`],
  ];
  return (
    <Columns>
      <SimpleTable caption={given.caption} columns={given.columns} rows={lines} figures />
      <div>
        <SimpleTable
          caption={caption}
          columns={columns}
          figures
          rows={sums.outcomes.map(({ level, shares, puts, together }) => [
            groupDigits(level),
            ...[shares, puts, together].map(formatSignedRupees),
          ])}
        />
        <Paragraphs>{reading}</Paragraphs>
      </div>
    </Columns>
  );
}

/** Chart of gain and loss by index level, with and without hedge (PRD-05). */
function PayoffPicture() {
  const { bare, hedged, strike, inputs } = example;
  const sorted = [...sums.outcomes].sort((a, b) => a.level - b.level);
  const toX = createScale(
    sorted.map(({ level }) => level),
    [30, 450],
  );
  const toY = createScale(
    sorted.map(({ shares }) => shares),
    [330, 40],
  );
  const drawLine = (getValue: (outcome: HedgeOutcome) => number) =>
    "M" + sorted.map((outcome) => `${toX(outcome.level)} ${toY(getValue(outcome))}`).join("L");
  return (
    <Illustration viewBox="0 0 480 380" label={hero.picture} framed>
      <path className="line" d={`M30 ${toY(0)}H450`} />
      <path className="line" d={`M${toX(inputs.strike)} 30V330`} strokeDasharray="4 6" />
      <text className="words-soft" x={toX(inputs.strike)} y="356" fontSize="16" textAnchor="middle">
        {strike} {groupDigits(inputs.strike)}
      </text>
      <path className="soft" d={drawLine(({ shares }) => shares)} strokeWidth="3" />
      <path className="accent" d={drawLine(({ together }) => together)} strokeWidth="5" />
      <path className="accent" d="M36 42h26" strokeWidth="5" />
      <text className="words" x="72" y="47" fontSize="16">
        {hedged}
      </text>
      <path className="soft" d="M36 68h26" strokeWidth="3" />
      <text className="words" x="72" y="73" fontSize="16">
        {bare}
      </text>
    </Illustration>
  );
}

/** Returns a function that maps the smallest number to `from` and the largest to `to`. */
function createScale(numbers: readonly number[], [from, to]: readonly [number, number]) {
  const min = Math.min(...numbers);
  const span = Math.max(...numbers) - min || 1;
  return (number: number) => Math.round(from + ((number - min) / span) * (to - from));
}

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "& > div:last-of-type": { display: "grid", gap: space[5] },
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space[7] },
});
