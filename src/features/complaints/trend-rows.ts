import type { ComplaintTrend } from "../../contract/complaint-trends";

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

/** A row's figures in the order of the table. */
export const trendFigures = ({ carriedForward, received, resolved, pending }: Figures) => [
  carriedForward,
  received,
  resolved,
  pending,
];
