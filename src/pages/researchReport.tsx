import { paths } from "../config/paths";
import { reportsText } from "../config/reports";
import { ReportHero } from "../features/reports/report-hero";
import { ReportList } from "../features/reports/report-list";
import { ReportStatuses } from "../features/reports/report-statuses";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** The firm's research reports (RPT-01 … RPT-03). */
export default function ResearchReportPage() {
  return (
    <>
      <ReportHero />
      <ReportList />
      <ReportStatuses />
    </>
  );
}

export function Head() {
  const { meta, hero } = reportsText;
  const trail = [
    { label: "Home", path: paths.home() },
    { label: hero.title, path: paths.researchReports() },
  ];
  return <SeoHead {...meta} path={paths.researchReports()} jsonLd={breadcrumbList(trail)} />;
}
