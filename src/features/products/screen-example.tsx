import styled from "@emotion/styled";
import type { StockScreener } from "../../config/stock-screener-schema";
import { size, space } from "../../theme/tokens";
import { grouped } from "./rupees";
import type { ScreenedStock } from "./screen-stocks";
import { SimpleTable } from "./simple-table";

type ScreenExampleProps = {
  example: StockScreener["example"];
  stocks: readonly ScreenedStock[];
};

/** The sample screen as a table: distances are worked out, the verdict follows (PRD-04). */
export function ScreenExample({ example, stocks }: ScreenExampleProps) {
  const { caption, columns, passes, fails, note } = example;
  return (
    <>
      <SimpleTable
        caption={caption}
        columns={columns}
        figures
        rows={stocks.map(({ name, price, high, below, dividend, stays }) => [
          name,
          grouped(price),
          grouped(high),
          `${below.toFixed(1)}%`,
          `${dividend.toFixed(1)}%`,
          stays ? passes : fails,
        ])}
      />
      <Note>{note}</Note>
    </>
  );
}

const Note = styled.p({ maxWidth: size.text, marginTop: space[5] });
