import styled from "@emotion/styled";
import { useState } from "react";
import { reportsText } from "../../config/reports";
import { useReports } from "../../live/use-reports";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { ReportCard } from "./report-card";
import { ReportFilters } from "./report-filters";
import { useReportView } from "./use-report-view";

/** Reports shown at first and added by 'Show more'. */
const STEP = 50;

/** The filters and the reports; a failed call leaves the list empty (RPT-01 … RPT-03). */
export function ReportList() {
  const { data, state } = useReports();
  const { controls, rows } = useReportView(data ?? NONE);
  const view = [controls.category, controls.month, controls.year].join("/");
  const [more, setMore] = useState({ view, limit: STEP });
  const limit = more.view === view ? more.limit : STEP;
  const settled = data !== null || state === "error";
  return (
    <Section title={reportsText.list.title}>
      <ReportFilters controls={controls} />
      <Count role="status">
        {settled && rows.length > 0 && `${rows.length} ${rows.length === 1 ? "report" : "reports"}`}
      </Count>
      <Results>
        {!settled ? (
          state === "loading" && <Spinner label="Loading reports..." />
        ) : rows.length === 0 ? (
          <Empty role="status">
            <p>No research reports found</p>
            <p>Try adjusting your filters</p>
          </Empty>
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
              <Button look="outlined" onClick={() => setMore({ view, limit: limit + STEP })}>
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

const Count = styled.p({
  minHeight: "1.6em",
  marginTop: space[4],
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});

// Tall enough while it waits that nothing below is seen to move when the reports come.
const Results = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: space[5],
  minHeight: "36rem",
  marginTop: space[3],
  [media.scriptless]: { display: "none" },
});

const List = styled.ul({
  width: "100%",
  "& > li": { borderTop: `1px solid ${color.line}` },
  "& > li:last-child": { borderBottom: `1px solid ${color.line}` },
});

const Empty = styled.div({
  display: "grid",
  gap: space[2],
  width: "100%",
  padding: `${space[8]} ${space[4]}`,
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  "& > p:first-of-type": { color: color.ink, fontSize: text.xl },
});
