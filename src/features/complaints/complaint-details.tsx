import styled from "@emotion/styled";
import { investorCharter } from "./text";
import { useLive } from "../../live/use-live";
import { color, media, printedStack, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { COMPLAINTS_ID } from "./charter-hero";
import { REPORT_COLUMNS, REPORT_ROWS } from "./complaint-columns";
import { ComplaintTrends } from "./complaint-trends";
import { TableActions } from "./csv-button";
import type { ComplaintReport, ComplaintReportRow } from "../../shared/contract/complaint-report";
import type { Live } from "../../live/live";
import { ErrorBox } from "../../ui/error-box";
import { Spinner } from "../../ui/spinner";
import { FiguresTable } from "./figures-table";

const { complaints } = investorCharter;
const { report: words } = complaints;

/** 'Details of Complaints': the month's report and the trends, as they are now (CHR-02, CHR-03). */
export function ComplaintDetails() {
  const report = useLive("complaintReport");
  const monthly = useLive("monthlyComplaints");
  const yearly = useLive("yearlyComplaints");
  const refresh = () => [report, monthly, yearly].forEach(({ retry }) => retry());
  return (
    <Section
      tone="sunken"
      title={<span id={COMPLAINTS_ID}>{complaints.title}</span>}
      lead={complaints.lead}
    >
      <NoScript>{complaints.noScript}</NoScript>
      <Parts>
        <TableActions>
          <Button type="button" onClick={refresh}>
            {complaints.refresh}
          </Button>
          <Button type="button" look="outlined" onClick={() => window.print()}>
            {complaints.print}
          </Button>
        </TableActions>
        <ActiveComplaintReport report={report} />
        <ComplaintTrends text={complaints.monthly} live={monthly} name="complaints-by-month" />
        <ComplaintTrends text={complaints.yearly} live={yearly} name="complaints-by-year" />
      </Parts>
    </Section>
  );
}

/** The active report in each of its states (CHR-05). */
function ActiveComplaintReport({ report }: { report: Live<ComplaintReport> }) {
  const { state, data, retry } = report;
  return (
    <Part aria-busy={state === "loading"}>
      {state === "error" && <ErrorBox message={words.failed} onRetry={retry} />}
      {data && <ReportTable report={data} />}
      {!data && state === "ready" && <p role="status">{words.none}</p>}
      {!data && (state === "waiting" || state === "loading") && (
        <Spinner label={complaints.loading} />
      )}
    </Part>
  );
}

/** Complaints of one month by where they came from, in the regulator's layout (CHR-02). */
function ReportTable({ report }: { report: ComplaintReport }) {
  const title = `${words.title} ${report.monthEnding}`;
  const figures = (row: ComplaintReportRow) => REPORT_COLUMNS.map((column) => row[column]);
  return (
    <>
      <h3>{title}</h3>
      <FiguresTable
        title={title}
        name={`complaints-${report.monthEnding}`}
        head={[words.from, ...REPORT_COLUMNS.map((column) => words.columns[column])]}
        rows={REPORT_ROWS.map((row) => [words.rows[row], ...figures(report[row])])}
        total={figures(report.grandTotal)}
        footnotes={words.footnotes}
      />
    </>
  );
}

const Parts = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "& h3": { fontSize: text.xl },
  [media.scriptless]: { display: "none" },
  [media.print]: printedStack,
});

const NoScript = styled.p({
  display: "none",
  padding: space[4],
  borderRadius: radius.md,
  background: color.highlightTint,
  [media.scriptless]: { display: "block" },
});

// As tall as the report, so that nothing below moves when it comes.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  minHeight: "43rem",
  [media.desktop]: { minHeight: "41rem" },
  [media.wide]: { minHeight: "30.25rem" },
  [media.print]: { ...printedStack, minHeight: 0 },
});
