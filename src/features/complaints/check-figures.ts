import type { ComplaintReport } from "../../shared/contract/complaint-report";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import { compareComplaints } from "../../shared/domain/complaint-checks";
import { toMonthNumber } from "../../shared/contract/months";
import { findReportErrors, findTrendErrors } from "../../shared/domain/complaint-totals";

export type Loaded = { report: ComplaintReport; months: ComplaintTrend[]; years: ComplaintTrend[] };

/** Returns sentences about figures on the page that do not add up (CHR-09). */
export function findFaults({ report, months, years }: Loaded): string[] {
  const { monthEnding: period, grandTotal } = report;
  return [
    ...compareComplaints({ months, years, report: { period, grandTotal } }),
    ...[...months, ...years].flatMap((row) => findTrendErrors(row.period, row)),
    ...findReportErrors(report),
  ].map(({ message }) => message);
}

/** True if each row is the month after the row before it, so that all of them can be compared. */
export function hasConsecutiveMonths(months: readonly ComplaintTrend[]): boolean {
  const numbers = months.map(({ period }) => toMonthNumber(period) ?? NaN);
  return months.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? NaN) + at);
}
