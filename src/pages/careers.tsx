import { graphql, type PageProps } from "gatsby";
import type { BuiltResponses } from "../live/hooks";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { careersPage } from "../features/careers/text";
import { paths } from "../shared/domain/paths";
import { CareersIllustration, Expectations } from "../features/careers/careers-parts";
import { POSITIONS_ID, Positions } from "../features/careers/positions";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { ButtonAnchor } from "../ui/button";
import { PageHero } from "../ui/page-hero";
import { ClaimSource } from "../layout/links/claim-source";

const FORM = "write";

/** Careers: the firm as employer, open positions, form with a PDF (CAR-01). */
export default function CareersPage({ data }: PageProps<BuiltResponses<"jobs">>) {
  const { hero, form } = careersPage;
  const { action, write, ...texts } = hero;
  return (
    <>
      <PageHero
        {...texts}
        lead={
          <>
            {texts.lead} <ClaimSource />
          </>
        }
        actions={
          <>
            <ButtonAnchor href={`#${POSITIONS_ID}`}>{action}</ButtonAnchor>
            <ButtonAnchor href={`#${FORM}`} variant="outlined">
              {write}
            </ButtonAnchor>
          </>
        }
        picture={<CareersIllustration />}
      />
      <Expectations />
      <Positions initialData={data.jobs} />
      <EnquirySection form="Careers Inquiry" id={FORM} {...form} />
    </>
  );
}

export const Head = createPageHead({
  meta: careersPage.meta,
  breadcrumbs: createBreadcrumbs(careersPage.hero.eyebrow, paths.careers()),
});

export const query = graphql`
  query CareersPageResponses {
    jobs: lastResponse(name: { eq: "jobs" }) {
      at
      data
    }
  }
`;
