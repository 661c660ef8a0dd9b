import styled from "@emotion/styled";
import type { PortfolioHedger } from "../../config/portfolio-hedger-schema";
import { media, space } from "../../theme/tokens";
import type { HedgeSums } from "./hedge-sums";
import { Paragraphs } from "./paragraphs";
import { grouped, rupees, signedRupees } from "./rupees";
import { SimpleTable } from "./simple-table";

type HedgeExampleProps = { example: PortfolioHedger["example"]; sums: HedgeSums };

/** What is given, what follows from it, and how it ends at five index levels (PRD-05). */
export function HedgeExample({ example, sums }: HedgeExampleProps) {
  const { inputs, given, steps, columns, caption, reading } = example;
  const share = (sums.cost / inputs.portfolio) * 100;
  const lines = [
    [given.portfolio, rupees(inputs.portfolio)],
    [given.beta, String(inputs.beta)],
    [given.index, grouped(inputs.index)],
    [given.lot, grouped(inputs.lot)],
    [given.strike, grouped(inputs.strike)],
    [given.premium, grouped(inputs.premium)],
    [steps.exposure, rupees(sums.exposure)],
    [steps.contract, rupees(sums.contract)],
    [steps.contracts, grouped(sums.contracts)],
    [steps.cost, rupees(sums.cost)],
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
          rows={sums.outcomes.map(({ level, ...results }) => [
            grouped(level),
            ...[results.shares, results.puts, results.together].map(signedRupees),
          ])}
        />
        <Paragraphs>{reading}</Paragraphs>
      </div>
    </Columns>
  );
}

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  alignItems: "start",
  "& > div:last-of-type": { display: "grid", gap: space[5] },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    columnGap: space[7],
  },
});
