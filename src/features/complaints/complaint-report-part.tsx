import styled from "@emotion/styled";
import { useRef } from "react";
import type { ComplaintReport } from "../../contract/complaint-report";
import type { Live } from "../../live/live";
import { media, space } from "../../theme/tokens";
import { ErrorBox } from "../../ui/error-box";
import { Spinner } from "../../ui/spinner";
import { ReportTable } from "./report-table";

/** The active report in each of its states (CHR-05). */
export function ComplaintReportPart({ report }: { report: Live<ComplaintReport> }) {
  const { state, data, retry } = report;
  const part = useRef<HTMLDivElement>(null);
  const retryFromHere = () => {
    // The button goes with its box; who used it stays where it was.
    part.current?.focus();
    retry();
  };
  return (
    <Part ref={part} tabIndex={-1} aria-busy={state === "loading"}>
      {state === "error" && (
        <ErrorBox message="Failed to fetch active complaint report data." onRetry={retryFromHere} />
      )}
      {data ? <ReportTable report={data} /> : <Instead state={state} />}
    </Part>
  );
}

function Instead({ state }: Pick<Live<never>, "state">) {
  if (state === "ready") return <p role="status">No active complaint report found.</p>;
  return state === "error" ? null : <Spinner label="Loading complaint data..." />;
}

// As tall as the report, so that nothing below moves when it comes.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  minHeight: "43rem",
  [media.desktop]: { minHeight: "41rem" },
  [media.wide]: { minHeight: "30.25rem" },
  [media.print]: { minHeight: 0 },
});
