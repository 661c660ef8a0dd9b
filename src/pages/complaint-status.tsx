import { SeoHead } from "../app/page-head";
import { statusPage } from "../features/enquiry/complaint-calendar";
import { ComplaintStatusForm } from "../features/enquiry/complaint-status";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

/** The state of a complaint, for the holder of its code (FRM-16). */
export default function ComplaintStatusPage() {
  return (
    <>
      <PageHero {...statusPage.hero} />
      <ComplaintStatusForm />
    </>
  );
}

/** Gatsby's Head without indexing, because the page has nothing without a code. */
export function Head() {
  return <SeoHead {...statusPage.meta} path={paths.complaintStatus()} noindex />;
}
