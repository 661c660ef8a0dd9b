import * as v from "valibot";
import { readList, type List } from "./answer";
import { count, text } from "./fields";

/** GET: monthly complaint rows, oldest first; the last feeds the overview panel (HOM-11). */
export const monthlyComplaintsPath = () => "/api/table";

/** GET: yearly complaint rows (CHR-03). */
export const yearlyComplaintsPath = () => "/api/tableYearly";

const numbers = { carriedForward: count, received: count, resolved: count, pending: count };

const toTrend = (period: string, row: Record<keyof typeof numbers, number>): ComplaintTrend => ({
  period,
  carriedForward: row.carriedForward,
  received: row.received,
  resolved: row.resolved,
  pending: row.pending,
});

/** One row of a complaint disposal trend; `period` is the month or the year as the API words it. */
export type ComplaintTrend = { period: string } & Record<keyof typeof numbers, number>;

export const MonthlyComplaintsSchema = v.pipe(
  v.looseObject({ month: text(""), ...numbers }),
  v.transform((row) => toTrend(row.month, row)),
);

export const YearlyComplaintsSchema = v.pipe(
  v.looseObject({ Year: text(""), ...numbers }),
  v.transform((row) => toTrend(row.Year, row)),
);

export function readMonthlyComplaints(body: unknown): List<ComplaintTrend> {
  return readList("GET /api/table", MonthlyComplaintsSchema, body);
}

export function readYearlyComplaints(body: unknown): List<ComplaintTrend> {
  return readList("GET /api/tableYearly", YearlyComplaintsSchema, body);
}
