import styled from "@emotion/styled";
import { useState } from "react";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import type { Live } from "../../live/live";
import { color, media, printedStack, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { CsvButton, TableActions } from "./csv-button";
import { FiguresTable, Footnotes } from "./figures-table";
import { investorCharter } from "./text";

const { complaints } = investorCharter;

/** Rows shown before all are asked for. */
const LATEST = 12;

type ComplaintTrendsProps = {
  text: typeof complaints.monthly;
  live: Live<ComplaintTrend[]>;
  /** The name of the downloaded file. */
  name: string;
};

/** A trend with its heading; one that fails is only logged, and the place says that it is empty. */
export function ComplaintTrends({ text, live, name }: ComplaintTrendsProps) {
  const { state, data } = live;
  const asked = state === "ready" || state === "error";
  return (
    <Part aria-busy={state === "loading"} data-name={name}>
      <h3>{text.title}</h3>
      {data && data.length > 0 ? (
        <TrendTable text={text} rows={data} name={name} />
      ) : asked ? (
        <Nothing>{text.empty}</Nothing>
      ) : (
        <Spinner label={complaints.loading} />
      )}
    </Part>
  );
}

type TrendTableProps = Omit<ComplaintTrendsProps, "live"> & { rows: readonly ComplaintTrend[] };

/** Complaints by month or by year, in the regulator's layout; the newest rows first to be seen (CHR-03). */
function TrendTable({ text, rows, name }: TrendTableProps) {
  const [all, setAll] = useState(false);
  const { title, period, carriedForward, received, resolved, pending } = text;
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
      <Footnotes notes={[...text.footnotes, complaints.trendTotal]} />
      <TableActions>
        {!all && rows.length > LATEST && (
          <Button type="button" look="outlined" onClick={() => setAll(true)}>
            {complaints.all}
          </Button>
        )}
        <CsvButton title={title} name={name} rows={() => [head, ...cells, ["", ...sum]]} />
      </TableActions>
    </>
  );
}

type Figures = Omit<ComplaintTrend, "period">;

/**
 * The grand total of a trend, oldest row first: what came in and was resolved is added up; carried
 * forward is what stood before the first row, pending what is left after the last (CHR-03).
 */
export function trendTotal(rows: readonly ComplaintTrend[]): Figures {
  const sum = (key: "received" | "resolved") => rows.reduce((total, row) => total + row[key], 0);
  return {
    carriedForward: rows[0]?.carriedForward ?? 0,
    received: sum("received"),
    resolved: sum("resolved"),
    pending: rows.at(-1)?.pending ?? 0,
  };
}

const trendFigures = ({ carriedForward, received, resolved, pending }: Figures) => [
  carriedForward,
  received,
  resolved,
  pending,
];

const Nothing = styled.p({ color: color.inkSoft });

// Room for twelve months and for five years, so that nothing below moves when they come.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  "&[data-name='complaints-by-month']": { minHeight: "65.5rem" },
  "&[data-name='complaints-by-year']": { minHeight: "39.5rem" },
  [media.desktop]: {
    "&[data-name='complaints-by-month']": { minHeight: "60.5rem" },
    "&[data-name='complaints-by-year']": { minHeight: "31.5rem" },
  },
  [media.wide]: { "&[data-name='complaints-by-month']": { minHeight: "55.5rem" } },
  [media.print]: { ...printedStack, "&[data-name]": { minHeight: 0 } },
});
