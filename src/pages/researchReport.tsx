import { graphql, type PageProps } from "gatsby";
import type { BuiltResponses } from "../live/hooks";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { paths } from "../shared/domain/paths";
import { reportsText } from "../features/reports/text";
import { ReportHero } from "../features/reports/report-hero";
import { ReportList, ReportStatuses } from "../features/reports/report-list";

/** The firm's research reports (RPT-01 … RPT-03). */
export default function ResearchReportPage({ data }: PageProps<BuiltResponses<"reports">>) {
  return (
    <>
      <ReportHero hasReports={Boolean(data.reports?.data)} />
      <ReportList initialData={data.reports} />
      <ReportStatuses />
    </>
  );
}

export const Head = createPageHead({
  meta: reportsText.meta,
  breadcrumbs: createBreadcrumbs(reportsText.hero.title, paths.researchReports()),
});

export const query = graphql`
  query ReportsPageResponses {
    reports: lastResponse(name: { eq: "reports" }) {
      at
      data
    }
  }
`;
