import { breadcrumbsTo } from "../app/breadcrumbs";
import { pageHead } from "../app/page-head";
import { DataRights, dataPage } from "../features/enquiry/data-rights";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { DATA_REQUEST_TITLE } from "../shared/contract/enquiry";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

/** The rights of visitors about their own data, with a form (FRM-10). */
export default function PersonalDataPage() {
  return (
    <>
      <PageHero {...dataPage.hero} />
      <DataRights />
      <EnquirySection form={DATA_REQUEST_TITLE} id="ask" {...dataPage.form} />
    </>
  );
}

export const Head = pageHead({
  meta: dataPage.meta,
  breadcrumbs: breadcrumbsTo(dataPage.hero.eyebrow, paths.personalData()),
});
