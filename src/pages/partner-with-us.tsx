import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { paths } from "../shared/domain/paths";
import { OfficeMaps } from "../features/contact/office-maps";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { PartnerIllustration } from "../features/partner/partner-illustration";
import { NotOffered, PartnerKinds, partnerPage } from "../features/partner/partner-terms";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";
import { Steps } from "../ui/steps";

const FORM = "write";

/** Partner types, process, exclusions, form and maps (PAR-01). */
export default function PartnerPage() {
  const { hero, how, form } = partnerPage;
  const { action, ...texts } = hero;
  return (
    <>
      <PageHero
        {...texts}
        actions={<ButtonAnchor href={`#${FORM}`}>{action}</ButtonAnchor>}
        picture={<PartnerIllustration />}
      />
      <PartnerKinds />
      <Section tone="sunken" title={how.title} lead={how.lead}>
        <Steps items={how.steps} layout="row" />
      </Section>
      <NotOffered />
      <EnquirySection form="Partner with Us" id={FORM} {...form} />
      <OfficeMaps />
    </>
  );
}

export const Head = createPageHead({
  meta: partnerPage.meta,
  breadcrumbs: createBreadcrumbs(partnerPage.hero.eyebrow, paths.partner()),
});
