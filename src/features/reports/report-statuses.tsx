import styled from "@emotion/styled";
import { reportsText } from "./text";
import { chooseStatusTone } from "./report-filter";
import { aside, color, media, size, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { StatusBadge } from "../../ui/status-badge";

/** Explains the statuses, also without JavaScript. */
export function ReportStatuses() {
  const { statuses, note } = reportsText;
  return (
    <Section title={statuses.title} lead={statuses.lead} tone="sunken">
      <Terms>
        {statuses.terms.map(({ status, meaning }) => (
          <div key={status}>
            <dt>
              <StatusBadge tone={chooseStatusTone(status)}>{status}</StatusBadge>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Terms>
      <Note>{note}</Note>
    </Section>
  );
}

const Terms = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& dd": { maxWidth: size.text, color: color.inkSoft },
  [media.desktop]: { "& > div": { gridTemplateColumns: "12rem minmax(0, 1fr)", gap: space[5] } },
});

const Note = styled.p({ maxWidth: size.text, marginTop: space[5], ...aside, fontSize: text.sm });
