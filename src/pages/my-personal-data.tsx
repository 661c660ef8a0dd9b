import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { DataRights, dataPage } from "../features/enquiry/data-rights";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { DATA_REQUEST_TITLE } from "../shared/contract/enquiry";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

/** The visitors' rights over their own data, with a form (FRM-10). */
export default function PersonalDataPage() {
  return (
    <>
      <PageHero {...dataPage.hero} />
      <DataRights />
      <EnquirySection form={DATA_REQUEST_TITLE} id="ask" {...dataPage.form} />
    </>
  );
}

export const Head = createPageHead({
  meta: dataPage.meta,
  breadcrumbs: createBreadcrumbs(dataPage.hero.eyebrow, paths.personalData()),
});
