import type { Report } from "../../shared/contract/reports";
import type { StatusTone } from "../../ui/status-badge";

/** Categories in the order in which the filter offers them (RPT-01). */
export const REPORT_CATEGORIES = ["small-cap", "mid-cap", "large-cap"] as const;

/** Exact values; "" matches any. */
export type ReportFilter = { category: string; month: string; year: string };

/** Returns the reports of this category, month and year, each compared as text (RPT-01). */
export function filterReports(reports: readonly Report[], filter: ReportFilter): Report[] {
  const { category, month, year } = filter;
  return reports.filter(
    (report) =>
      (category === "" || report.category === category) &&
      (month === "" || report.issueMonth === month) &&
      (year === "" || report.issueYear === year),
  );
}

/** Returns the years of the reports, each once, newest first (RPT-01). */
export function listReportYears(reports: readonly Report[]): string[] {
  const years = new Set(reports.map(({ issueYear }) => issueYear).filter((year) => year !== ""));
  return [...years].sort().reverse();
}

const TONES = new Map<string, StatusTone>([
  ["open", "red"],
  ["in progress", "yellow"],
  ["resolved", "green"],
]);

/** Returns the colour of a status, ignoring case (RPT-02). */
export function chooseStatusTone(status: string): StatusTone {
  return TONES.get(status.trim().toLowerCase()) ?? "grey";
}
