import { careersPage } from "../config/careers";
import { paths } from "../config/paths";
import { trailTo } from "../config/trail";
import { DeskPicture } from "../features/careers/desk-picture";
import { Expectations } from "../features/careers/expectations";
import { POSITIONS_ID, Positions } from "../features/careers/positions";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";

const FORM = "write";

/** What working here is like, the open positions, and the form with a résumé (CAR-01). */
export default function CareersPage() {
  const { hero, form } = careersPage;
  const { action, write, ...words } = hero;
  return (
    <>
      <PageHero
        {...words}
        actions={
          <>
            <ButtonAnchor href={`#${POSITIONS_ID}`}>{action}</ButtonAnchor>
            <ButtonAnchor href={`#${FORM}`} look="outlined">
              {write}
            </ButtonAnchor>
          </>
        }
        picture={<DeskPicture />}
      />
      <Expectations />
      <Positions />
      <EnquirySection form="Careers Inquiry" id={FORM} {...form} />
    </>
  );
}

export function Head() {
  const { meta, hero } = careersPage;
  return (
    <SeoHead
      {...meta}
      path={paths.careers()}
      jsonLd={breadcrumbList(trailTo(hero.eyebrow, paths.careers()))}
    />
  );
}
