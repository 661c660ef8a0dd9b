export type TotalError = { path: string; message: string };

/** The rows of a complaint report in their order, with the labels of the regulator's form. */
export const REPORT_ROWS = [
  { name: "directlyFromInvestors", label: "Directly from investors" },
  { name: "sebiScores", label: "SEBI (SCORES)" },
  { name: "otherSources", label: "Other sources" },
  { name: "grandTotal", label: "Grand total" },
] as const;

export type ReportRowName = (typeof REPORT_ROWS)[number]["name"];

/** The columns that the grand total adds up; the average resolution time is not a sum. */
export const REPORT_COUNTS = [
  { name: "pendingEndLastMonth", label: "Pending at the end of last month" },
  { name: "received", label: "Received" },
  { name: "resolved", label: "Resolved" },
  { name: "totalPending", label: "Total pending" },
  { name: "pendingOver3Months", label: "Pending over 3 months" },
] as const;

export type ReportRow = Record<(typeof REPORT_COUNTS)[number]["name"], number>;

export const TREND_COUNTS = [
  { name: "carriedForward", label: "Carried forward" },
  { name: "received", label: "Received" },
  { name: "resolved", label: "Resolved" },
  { name: "pending", label: "Pending" },
] as const;

export type TrendRow = Record<(typeof TREND_COUNTS)[number]["name"], number>;

/** Returns errors of a report's sums (CHR-02): pending = last month's + received − resolved, and totals. */
export function findReportErrors(report: Record<ReportRowName, ReportRow>): TotalError[] {
  const rows = REPORT_ROWS.flatMap(({ name, label }) => {
    const row = report[name];
    const expected = row.pendingEndLastMonth + row.received - row.resolved;
    if (row.totalPending === expected) return [];
    const sum = `${row.pendingEndLastMonth} + ${row.received} − ${row.resolved} = ${expected}`;
    return {
      path: `${name}.totalPending`,
      message: `${label}: Total pending must be ${sum}, not ${row.totalPending}.`,
    };
  });
  const totals = REPORT_COUNTS.flatMap((column) => {
    const parts = [report.directlyFromInvestors, report.sebiScores, report.otherSources].map(
      (row) => row[column.name],
    );
    const expected = parts.reduce((sum, part) => sum + part, 0);
    const total = report.grandTotal[column.name];
    if (total === expected) return [];
    return {
      path: `grandTotal.${column.name}`,
      message: `Grand total: ${column.label} must be ${parts.join(" + ")} = ${expected}, not ${total}.`,
    };
  });
  return [...rows, ...totals];
}

/** Returns errors of a month's or year's row: pending = carried forward + received − resolved. */
export function findTrendErrors(period: string, row: TrendRow): TotalError[] {
  const expected = row.carriedForward + row.received - row.resolved;
  if (row.pending === expected) return [];
  const sum = `${row.carriedForward} + ${row.received} − ${row.resolved} = ${expected}`;
  return [{ path: "pending", message: `${period}: Pending must be ${sum}, not ${row.pending}.` }];
}

type ReportValues = Partial<
  Record<ReportRowName, Partial<ReportRow> & { avgResolutionTime?: number | null }>
>;

/** Computes the pending figure of a month or year from its other figures. */
export const computePending = ({
  carriedForward = 0,
  received = 0,
  resolved = 0,
}: Partial<TrendRow>) => carriedForward + received - resolved;

/** Returns the computed figures of a report by their paths: totals, and the overall average. */
export function computeReportTotals(report: ReportValues): Record<string, number> {
  const sources = REPORT_ROWS.filter(({ name }) => name !== "grandTotal").map(({ name }) => {
    const { pendingEndLastMonth = 0, received = 0, resolved = 0, ...row } = report[name] ?? {};
    const totalPending = pendingEndLastMonth + received - resolved;
    return { ...row, name, pendingEndLastMonth, received, resolved, totalPending };
  });
  const sumSources = (countRow: (row: (typeof sources)[number]) => number) =>
    sources.reduce((total, row) => total + countRow(row), 0);
  const resolved = sumSources((row) => row.resolved);
  const days = sumSources((row) => row.resolved * (row.avgResolutionTime ?? 0));
  return Object.fromEntries([
    ...sources.map(({ name, totalPending }) => [`${name}.totalPending`, totalPending]),
    ...REPORT_COUNTS.map(({ name }) => [`grandTotal.${name}`, sumSources((row) => row[name] ?? 0)]),
    ["grandTotal.avgResolutionTime", resolved === 0 ? 0 : Math.round(days / resolved)],
  ]) as Record<string, number>;
}
