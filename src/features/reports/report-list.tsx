import styled from "@emotion/styled";
import { reportsText } from "../../config/reports";
import { useReports } from "../../live/use-reports";
import { color } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { NoResults, ResultCount, Results } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useShownRows } from "../../ui/use-shown-rows";
import { ReportCard } from "./report-card";
import { ReportFilters } from "./report-filters";
import { useReportView } from "./use-report-view";

/** The filters and the reports; a failed call leaves the list empty (RPT-01 … RPT-03). */
export function ReportList() {
  const { data, state } = useReports();
  const { controls, rows } = useReportView(data ?? NONE);
  const { category, month, year } = controls;
  const { limit, showMore } = useShownRows([category, month, year].join("/"));
  const settled = data !== null || state === "error";
  return (
    <Section title={reportsText.list.title}>
      <ReportFilters controls={controls} />
      <ResultCount role="status">
        {settled && rows.length > 0 && `${rows.length} ${rows.length === 1 ? "report" : "reports"}`}
      </ResultCount>
      <Results>
        {!settled ? (
          state === "loading" && <Spinner label="Loading reports..." />
        ) : rows.length === 0 ? (
          <NoResults role="status">
            <p>No research reports found</p>
            <p>Try adjusting your filters</p>
          </NoResults>
        ) : (
          <>
            <List role="list">
              {rows.slice(0, limit).map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} />
                </li>
              ))}
            </List>
            {rows.length > limit && (
              <Button look="outlined" onClick={showMore}>
                {reportsText.list.more}
              </Button>
            )}
          </>
        )}
      </Results>
    </Section>
  );
}

const NONE: never[] = [];

const List = styled.ul({
  "& > li": { borderTop: `1px solid ${color.line}` },
  "& > li:last-child": { borderBottom: `1px solid ${color.line}` },
});
