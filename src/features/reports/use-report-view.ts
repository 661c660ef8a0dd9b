import { useMemo } from "react";
import type { Report } from "../../shared/contract/reports";
import { filterReports, reportYears, type ReportFilter } from "./report-filter";
import { useAddressQuery } from "../../ui/use-address-query";

export type ReportControls = ReportFilter & {
  years: string[];
  set: (filter: Partial<ReportFilter>) => void;
  reset: () => void;
};

/** The filters of the address (?category=&month=&year=) and the reports that they leave (RPT-01). */
export function useReportView(reports: readonly Report[]): {
  controls: ReportControls;
  rows: Report[];
} {
  const [query, change] = useAddressQuery();
  const category = query.get("category") ?? "";
  const month = query.get("month") ?? "";
  const year = query.get("year") ?? "";
  const rows = useMemo(
    () => filterReports(reports, { category, month, year }),
    [reports, category, month, year],
  );
  const years = useMemo(() => reportYears(reports), [reports]);
  return {
    controls: {
      category,
      month,
      year,
      years,
      set: (filter) => change(filter, "push"),
      reset: () => change({ category: "", month: "", year: "" }, "push"),
    },
    rows,
  };
}
