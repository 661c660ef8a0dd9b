import styled from "@emotion/styled";
import { memo } from "react";
import { reportsText } from "./text";
import type { Report } from "../../shared/contract/reports";
import { useDeviceLink } from "../../layout/links/app-link";
import { formatNumericDate } from "../../shared/domain/dates";
import { REPORT_CATEGORIES, chooseStatusTone } from "./report-filter";
import { color, media, space, text, weight } from "../../theme/tokens";
import { StatusBadge } from "../../ui/status-badge";

/** One report with issue date, price and link to the app (RPT-02). */
export const ReportCard = memo(function ReportCard({ report }: { report: Report }) {
  const { card } = reportsText;
  const facts = [
    [card.issueDate, formatNumericDate(report.issueDate) ?? report.issueDate],
    [card.issueMonth, report.issueMonth],
    [card.issueYear, report.issueYear],
    [card.issuePrice, report.issuePrice],
  ] as const;
  return (
    <Sheet>
      <div>
        <Tags>
          {report.status && (
            <StatusBadge tone={chooseStatusTone(report.status)}>{report.status}</StatusBadge>
          )}
          <span>{getCategoryName(report.category)}</span>
        </Tags>
        <h3>{report.heading}</h3>
      </div>
      <Meta>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || card.missing}</dd>
          </div>
        ))}
      </Meta>
      <App>
        <p>{card.app}</p>
        <a href={useDeviceLink()} rel="noopener">
          {card.download}
        </a>
      </App>
    </Sheet>
  );
});

function getCategoryName(category: string): string {
  const match = REPORT_CATEGORIES.find((name) => name === category);
  return match ? reportsText.list.categories[match] : category;
}

const Sheet = styled.article({
  display: "grid",
  gap: space[4],
  paddingBlock: space[5],
  "& h3": { fontSize: text.xl },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr) 12.5rem",
    alignItems: "center",
    gap: space[6],
  },
});

const Tags = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBottom: space[3],
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
});

const Meta = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[3]} ${space[4]}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& dt": { color: color.inkFaint, fontSize: text.xs },
  "& dd": { fontSize: text.sm, fontWeight: weight.medium },
  [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const App = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[4]}`,
  fontSize: text.sm,
  "& > p": { color: color.inkFaint, fontSize: text.xs },
  "& > a": { paddingBlock: space[1] },
  [media.wide]: { display: "grid", justifyItems: "end" },
  [media.print]: { display: "none" },
});
