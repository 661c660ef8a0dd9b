import { useState } from "react";
import { investorCharter } from "../../config/investor-charter";
import type { ComplaintTrend } from "../../contract/complaint-trends";
import { Button } from "../../ui/button";
import { FiguresTable } from "./figures-table";
import { Footnotes } from "./footnotes";
import { Actions, CsvButton } from "./table-actions";
import { trendFigures, trendTotal } from "./trend-rows";

const { complaints } = investorCharter;

/** Rows shown before all are asked for. */
export const LATEST = 12;

type TrendTableProps = {
  words: typeof complaints.monthly;
  rows: readonly ComplaintTrend[];
  /** The name of the downloaded file. */
  name: string;
};

/** Complaints by month or by year, in the regulator's layout; the newest rows first to be seen (CHR-03). */
export function TrendTable({ words, rows, name }: TrendTableProps) {
  const [all, setAll] = useState(false);
  const { title, period, carriedForward, received, resolved, pending } = words;
  const head = [complaints.serial, period, carriedForward, received, resolved, pending];
  const cells = rows.map((row, index) => [index + 1, row.period, ...trendFigures(row)]);
  const sum = [complaints.total, ...trendFigures(trendTotal(rows))];
  return (
    <>
      <FiguresTable
        caption={title}
        head={head}
        rows={all ? cells : cells.slice(-LATEST)}
        total={sum}
      />
      <Footnotes notes={[...words.footnotes, complaints.trendTotal]} />
      <Actions>
        {!all && rows.length > LATEST && (
          <Button type="button" look="outlined" onClick={() => setAll(true)}>
            {complaints.all}
          </Button>
        )}
        <CsvButton title={title} name={name} rows={() => [head, ...cells, ["", ...sum]]} />
      </Actions>
    </>
  );
}
