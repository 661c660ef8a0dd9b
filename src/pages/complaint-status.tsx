import { SeoHead } from "../app/seo-head";
import { ComplaintStatusForm } from "../features/enquiry/complaint-status";
import { complaintTexts } from "../features/enquiry/complaint-text";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

/** The state of a complaint, for the holder of its code (FRM-16). */
export default function ComplaintStatusPage() {
  return (
    <>
      <PageHero {...complaintTexts.page.hero} />
      <ComplaintStatusForm />
    </>
  );
}

/** Gatsby's Head without indexing, because the page has nothing without a code. */
export function Head() {
  return <SeoHead {...complaintTexts.page.meta} path={paths.complaintStatus()} noindex />;
}
