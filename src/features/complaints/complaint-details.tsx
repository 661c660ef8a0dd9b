import styled from "@emotion/styled";
import { investorCharter } from "../../config/investor-charter";
import { useComplaintReport } from "../../live/use-complaint-report";
import { useComplaintTrends } from "../../live/use-complaint-trends";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { COMPLAINTS_ID } from "./charter-hero";
import { ComplaintReportPart } from "./complaint-report-part";
import { Actions } from "./table-actions";
import { TrendPart } from "./trend-part";

const { complaints } = investorCharter;

/** 'Details of Complaints': the month's report and the trends, as they are now (CHR-02, CHR-03). */
export function ComplaintDetails() {
  const report = useComplaintReport();
  const monthly = useComplaintTrends("monthly");
  const yearly = useComplaintTrends("yearly");
  const refresh = () => [report, monthly, yearly].forEach(({ retry }) => retry());
  return (
    <Section
      tone="sunken"
      title={<span id={COMPLAINTS_ID}>{complaints.title}</span>}
      lead={complaints.lead}
    >
      <NoScript>{complaints.noScript}</NoScript>
      <Parts>
        <Actions>
          <Button type="button" onClick={refresh}>
            {complaints.refresh}
          </Button>
          <Button type="button" look="outlined" onClick={() => window.print()}>
            {complaints.print}
          </Button>
        </Actions>
        <ComplaintReportPart report={report} />
        <TrendPart words={complaints.monthly} live={monthly} name="complaints-by-month" />
        <TrendPart words={complaints.yearly} live={yearly} name="complaints-by-year" />
      </Parts>
    </Section>
  );
}

const Parts = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "& h3": { fontSize: text.xl },
  [media.scriptless]: { display: "none" },
});

const NoScript = styled.p({
  display: "none",
  padding: space[4],
  borderRadius: radius.md,
  background: color.saffronTint,
  [media.scriptless]: { display: "block" },
});
