import { useMemo } from "react";
import type { Report } from "../../shared/contract/reports";
import { filterReports, listReportYears, type ReportFilter } from "./report-filter";
import { useAddressQuery } from "../../ui/use-address-query";

/** Returns the address's filters (?category=&month=&year=) and the matching reports (RPT-01). */
export function useReportView(reports: readonly Report[]) {
  const [query, changeQuery] = useAddressQuery();
  const category = query.get("category") ?? "";
  const month = query.get("month") ?? "";
  const year = query.get("year") ?? "";
  const rows = useMemo(
    () => filterReports(reports, { category, month, year }),
    [reports, category, month, year],
  );
  const years = useMemo(() => listReportYears(reports), [reports]);
  const setFilter = (filter: Partial<ReportFilter>) => changeQuery(filter, "push");
  return { rows, years, filter: { category, month, year }, set: setFilter };
}
