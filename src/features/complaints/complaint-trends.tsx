import styled from "@emotion/styled";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import type { Live } from "../../live/hooks";
import { color, media, printedWhole, space } from "../../theme/tokens";
import { LastUpdated } from "../../app/last-updated";
import { Spinner } from "../../ui/spinner";
import { TREND_COLUMNS } from "./complaint-columns";
import { FiguresTable, MAX_LATEST_ROWS } from "./figures-table";
import { TrendChart } from "./trend-chart";
import { investorCharter } from "./text";

const { complaints } = investorCharter;

type ComplaintTrendsProps = {
  text: typeof complaints.monthly;
  live: Live<ComplaintTrend[]>;
  name: string;
};

/** Complaints by month or year, in the regulator's layout (CHR-03). Failures are only logged. */
export function ComplaintTrends({ text, live, name }: ComplaintTrendsProps) {
  const { state, data } = live;
  const isSettled = data !== null || state === "ready" || state === "error";
  return (
    <Part aria-busy={state === "loading"} data-name={name}>
      <div>
        <h3>{text.title}</h3>
        {data && <LastUpdated live={live} />}
      </div>
      {data && data.length > 0 ? (
        <>
          <TrendChart title={text.title} rows={data.slice(-MAX_LATEST_ROWS)} />
          <FiguresTable
            title={text.title}
            name={name}
            head={[text.period, ...TREND_COLUMNS.map((column) => text[column])]}
            rows={data.map((row) => [row.period, ...getFigures(row)])}
            total={getFigures(computeTrendTotal(data))}
            footnotes={[...text.footnotes, complaints.trendTotal, ...listReasons(data)]}
          />
        </>
      ) : isSettled ? (
        <Nothing>{text.empty}</Nothing>
      ) : (
        <Spinner label={complaints.loading} />
      )}
    </Part>
  );
}

type Figures = Omit<ComplaintTrend, "period" | "note">;

/** Returns a trend's grand total, oldest row first: carried forward is the first row's (CHR-03). */
export function computeTrendTotal(rows: readonly ComplaintTrend[]): Figures {
  const sumUp = (key: "received" | "resolved") => rows.reduce((total, row) => total + row[key], 0);
  return {
    carriedForward: rows[0]?.carriedForward ?? 0,
    received: sumUp("received"),
    resolved: sumUp("resolved"),
    pending: rows.at(-1)?.pending ?? 0,
  };
}

/** Returns the reasons why figures differ from another record, with their period (CHR-07). */
const listReasons = (rows: readonly ComplaintTrend[]) =>
  rows.flatMap(({ period, note }) => (note === null ? [] : [`${period}: ${note}`]));

const getFigures = (row: Figures) => TREND_COLUMNS.map((column) => row[column]);

const Nothing = styled.p({ color: color.inkSoft });

// Reserves space for twelve months and five years, so that nothing below moves when they load.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  "&[data-name='complaints-by-month']": { minHeight: "82.5rem" },
  "&[data-name='complaints-by-year']": { minHeight: "63.5rem" },
  [media.desktop]: {
    "&[data-name='complaints-by-month']": { minHeight: "85rem" },
    "&[data-name='complaints-by-year']": { minHeight: "56rem" },
  },
  [media.wide]: { "&[data-name='complaints-by-month']": { minHeight: "80rem" } },
  [media.print]: { ...printedWhole, "&[data-name]": { minHeight: 0 } },
});
