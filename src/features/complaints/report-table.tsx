import { investorCharter } from "../../config/investor-charter";
import type { ComplaintReport, ComplaintReportRow } from "../../contract/complaint-report";
import type { Cell } from "./csv";
import { FiguresTable } from "./figures-table";
import { Footnotes } from "./footnotes";
import { Actions, CsvButton } from "./table-actions";

const { report: words, serial, total } = investorCharter.complaints;

/** Complaints of one month by where they came from, in the regulator's layout (CHR-02). */
export function ReportTable({ report }: { report: ComplaintReport }) {
  const title = `${words.title} ${report.monthEnding}`;
  const head = [serial, words.from, ...keys.map((key) => words.columns[key])];
  const rows = sources.map((source, index) => [
    index + 1,
    words.rows[source],
    ...figures(report[source]),
  ]);
  const sum: Cell[] = [total, ...figures(report.grandTotal)];
  return (
    <>
      <h3>{title}</h3>
      <FiguresTable caption={title} head={head} rows={rows} total={sum} />
      <Footnotes notes={words.footnotes} />
      <Actions>
        <CsvButton
          title={title}
          name={`complaints-${report.monthEnding}`}
          rows={() => [head, ...rows, ["", ...sum]]}
        />
      </Actions>
    </>
  );
}

const keys = [
  "pendingEndLastMonth",
  "received",
  "resolved",
  "totalPending",
  "pendingOver3Months",
  "avgResolutionTime",
] as const satisfies (keyof ComplaintReportRow)[];

const sources = ["directlyFromInvestors", "sebiScores", "otherSources"] as const;

const figures = (row: ComplaintReportRow): Cell[] => keys.map((key) => row[key]);
