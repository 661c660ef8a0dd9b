import styled from "@emotion/styled";
import { reportsText } from "../../config/reports";
import { color, radius, space } from "../../theme/tokens";
import { PageHero } from "../../ui/page-hero";
import { ReportPicture } from "./report-picture";

/** The page's name and what it lists; says where scripts are off that the list needs them. */
export function ReportHero() {
  const { title, lead } = reportsText.hero;
  return (
    <PageHero title={title} lead={lead} picture={<ReportPicture />}>
      <noscript>
        <Notice>{reportsText.noScript}</Notice>
      </noscript>
    </PageHero>
  );
}

const Notice = styled.p({
  maxWidth: "38rem",
  marginTop: space[4],
  padding: space[4],
  borderRadius: radius.md,
  background: color.saffronTint,
});
