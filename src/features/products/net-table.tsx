import styled from "@emotion/styled";
import type { FiiDiiInvestments } from "../../config/fii-dii-investments-schema";
import { space, text } from "../../theme/tokens";
import { grouped } from "./rupees";
import { SimpleTable } from "./simple-table";

/** One sample day: what was bought minus what was sold, worked out (PRD-06). */
export function NetTable({ net }: { net: FiiDiiInvestments["net"] }) {
  const { rows, columns, caption, total, reading } = net;
  const together = rows.reduce((sum, { bought, sold }) => sum + bought - sold, 0);
  return (
    <div>
      <SimpleTable
        caption={caption}
        columns={columns}
        figures
        rows={rows.map(({ name, bought, sold }) => [
          name,
          grouped(bought),
          grouped(sold),
          signed(bought - sold),
        ])}
        foot={[[total, "", "", signed(together)]]}
      />
      <Words>{reading}</Words>
    </div>
  );
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${grouped(value)}`;
}

const Words = styled.p({ maxWidth: "38rem", marginTop: space[5], fontSize: text.lg });
