import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { fillText } from "../../shared/domain/fill-text";
import { formatIndianTime } from "../../shared/domain/indian-time";
import { OverdueNotice } from "./overdue-notice";
import { investorCharter } from "./text";
import { useLive, type BuiltResponses, type Live } from "../../live/hooks";
import { color, media, printedStack, printedWhole, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { COMPLAINTS_ID } from "./charter-hero";
import type { Loaded } from "./check-figures";
import { REPORT_COLUMNS, REPORT_ROWS } from "./complaint-columns";
import { ComplaintTrends } from "./complaint-trends";
import { TableActions } from "./csv-button";
import type { ComplaintReport, ComplaintReportRow } from "../../shared/contract/complaint-report";
import { LastUpdated } from "../../app/last-updated";
import { ErrorBox } from "../../ui/error-box";
import { Spinner } from "../../ui/spinner";
import { useNearViewport } from "../../ui/use-in-view";
import { FiguresTable } from "./figures-table";

const { complaints } = investorCharter;
const { report: labels, printed } = complaints;

export type ComplaintResponses = BuiltResponses<
  "complaintReport" | "monthlyComplaints" | "yearlyComplaints"
>;

/** 'Details of Complaints': the month's report and the trends, live (CHR-02, CHR-03). */
export function ComplaintDetails({ initialData }: { initialData: ComplaintResponses }) {
  const report = useLive("complaintReport", { initialData: initialData.complaintReport });
  const monthly = useLive("monthlyComplaints", { initialData: initialData.monthlyComplaints });
  const yearly = useLive("yearlyComplaints", { initialData: initialData.yearlyComplaints });
  const isEmpty = [report, monthly, yearly].every(({ data }) => data === null);
  const at = report.at ?? monthly.at ?? yearly.at;
  const [ref, isNear] = useNearViewport("600px");
  const shown = { report: report.data, months: monthly.data, years: yearly.data };
  const isChecked = useCheckedSums(shown, isNear);
  const retryAll = () => [report, monthly, yearly].forEach(({ retry }) => retry());
  return (
    <NewPageSection
      tone="sunken"
      title={<span id={COMPLAINTS_ID}>{complaints.title}</span>}
      lead={complaints.lead}
    >
      {isEmpty && <NoScript>{complaints.noScript}</NoScript>}
      <PrintedHead>
        <p>{printed.issuer}</p>
        <p>{printed.address}</p>
        {at !== null && <p>{fillText(printed.time, formatIndianTime(at))}</p>}
      </PrintedHead>
      <Parts ref={ref} data-empty={isEmpty}>
        <OverdueNotice months={monthly.data} report={report.data} />
        <TableActions>
          <Button type="button" onClick={retryAll}>
            {complaints.refresh}
          </Button>
          <Button type="button" variant="outlined" onClick={() => window.print()}>
            {complaints.print}
          </Button>
        </TableActions>
        <ActiveComplaintReport report={report} />
        <ComplaintTrends text={complaints.monthly} live={monthly} name="complaints-by-month" />
        <ComplaintTrends text={complaints.yearly} live={yearly} name="complaints-by-year" />
        {isChecked && <p>{complaints.checked}</p>}
      </Parts>
    </NewPageSection>
  );
}

type Shown = { [Name in keyof Loaded]: Loaded[Name] | null };

/** True once the figures on the page are checked and add up. Logs faults (CHR-09). */
function useCheckedSums({ report, months, years }: Shown, when: boolean): boolean {
  const [checked, setChecked] = useState<Shown["months"]>(null);
  useEffect(() => {
    if (!when || !report || !months || !years) return;
    let isUnmounted = false;
    import(/* webpackChunkName: "check-figures" */ "./check-figures").then(
      ({ findFaults, hasConsecutiveMonths }) => {
        if (isUnmounted) return;
        const faults = findFaults({ report, months, years });
        faults.forEach((fault) => console.warn("Complaint figures:", fault));
        setChecked(faults.length === 0 && hasConsecutiveMonths(months) ? months : null);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [when, report, months, years]);
  return checked !== null && checked === months;
}

/** The active report in each of its states (CHR-05). */
function ActiveComplaintReport({ report }: { report: Live<ComplaintReport> }) {
  const { state, data, at, retry } = report;
  const hasResponse = state === "ready" || at !== null;
  return (
    <Part aria-busy={state === "loading"}>
      {state === "error" && <ErrorBox message={labels.failed} onRetry={retry} />}
      {data && <ReportTable report={data} live={report} />}
      {!data && hasResponse && state !== "error" && <p role="status">{labels.none}</p>}
      {!data && !hasResponse && state !== "error" && <Spinner label={complaints.loading} />}
    </Part>
  );
}

/** Complaints of one month by source, in the regulator's layout (CHR-02). */
function ReportTable({ report, live }: { report: ComplaintReport; live: Live<unknown> }) {
  const { note } = labels;
  const title = `${labels.title} ${report.monthEnding}`;
  const getFigures = (row: ComplaintReportRow) => REPORT_COLUMNS.map((column) => row[column]);
  return (
    <>
      <div>
        <h3>{title}</h3>
        <LastUpdated live={live} />
      </div>
      <FiguresTable
        title={title}
        name={`complaints-${report.monthEnding}`}
        head={[labels.from, ...REPORT_COLUMNS.map((column) => labels.columns[column])]}
        rows={REPORT_ROWS.map((row) => [labels.rows[row], ...getFigures(report[row])])}
        total={getFigures(report.grandTotal)}
        footnotes={[
          fillText(labels.impersonation, report.impersonationComplaints ?? labels.notReported),
          [note.text, note.source, note.sample].filter(Boolean).join(" "),
          ...labels.footnotes,
          ...(report.note === null ? [] : [report.note]),
        ]}
      />
    </>
  );
}

const NewPageSection = styled(Section)({ [media.print]: { breakBefore: "page" } });

const PrintedHead = styled.div({
  display: "none",
  [media.print]: { display: "block", marginBottom: space[4] },
});

const Parts = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "& h3": { fontSize: text.xl },
  [media.noScript]: { "&[data-empty='true']": { display: "none" } },
  [media.print]: printedStack,
});

const NoScript = styled.p({
  display: "none",
  padding: space[4],
  borderRadius: radius.md,
  background: color.highlightTint,
  [media.noScript]: { display: "block" },
});

// As tall as the report, so that nothing below moves when it loads.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  minHeight: "60rem",
  [media.desktop]: { minHeight: "50.5rem" },
  [media.wide]: { minHeight: "42.5rem" },
  [media.print]: { ...printedWhole, minHeight: 0 },
});
