import { partnerPage } from "../config/partner";
import { paths } from "../config/paths";
import { trailTo } from "../config/trail";
import { OfficeMaps } from "../features/contact/office-maps";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { BridgePicture } from "../features/partner/bridge-picture";
import { NotOffered } from "../features/partner/not-offered";
import { PartnerKinds } from "../features/partner/partner-kinds";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";
import { Steps } from "../ui/steps";

const FORM = "write";

/** Who partners with the firm, how, and what is not on offer; the form and the maps (PAR-01). */
export default function PartnerPage() {
  const { hero, how, form } = partnerPage;
  const { action, ...words } = hero;
  return (
    <>
      <PageHero
        {...words}
        actions={<ButtonAnchor href={`#${FORM}`}>{action}</ButtonAnchor>}
        picture={<BridgePicture />}
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

export function Head() {
  const { meta, hero } = partnerPage;
  return (
    <SeoHead
      {...meta}
      path={paths.partner()}
      jsonLd={breadcrumbList(trailTo(hero.eyebrow, paths.partner()))}
    />
  );
}
