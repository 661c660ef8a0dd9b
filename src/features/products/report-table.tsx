import styled from "@emotion/styled";
import type { PortfolioScreener } from "../../config/portfolio-screener-schema";
import { color, space, text } from "../../theme/tokens";
import { portfolioBeta } from "./portfolio-beta";
import { SimpleTable } from "./simple-table";

/** A sample portfolio before and after the proposed changes; the sums are worked out (PRD-02). */
export function ReportTable({ report }: { report: PortfolioScreener["report"] }) {
  const { caption, columns, holdings, total, fall, reading, note } = report;
  const betas = [
    portfolioBeta(holdings.map(({ beta, before }) => ({ beta, weight: before }))),
    portfolioBeta(holdings.map(({ beta, after }) => ({ beta, weight: after }))),
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
          // What such a portfolio has tended to lose while the market lost 10%.
          [fall, "", ...betas.map((beta) => `−${(beta * 10).toFixed(1)}%`), ""],
        ]}
      />
      <Words>
        <p>{reading}</p>
        <p className="note">{note}</p>
      </Words>
    </div>
  );
}

const Words = styled.div({
  display: "grid",
  gap: space[3],
  maxWidth: "38rem",
  marginTop: space[5],
  "& .note": { color: color.inkFaint, fontSize: text.sm },
});
