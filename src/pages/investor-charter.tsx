import { graphql, type PageProps } from "gatsby";
import type { ComplaintResponses } from "../features/complaints/complaint-details";
import { investorCharter } from "../features/complaints/text";
import { CharterHero, charterBreadcrumbs } from "../features/complaints/charter-hero";
import { createPageHead } from "../app/page-head";
import { createLazyPart, FULL_HEIGHT } from "../ui/lazy-part";

const LazyRest = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "charter-body" */ "../features/complaints/charter-body"))
      .CharterBody,
  FULL_HEIGHT,
);

const ComplaintSection = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "complaint" */ "../features/enquiry/complaint-section"))
      .ComplaintSection,
);

/** The investor charter and the complaint tables (CHR-01 … CHR-05). */
export default function InvestorCharterPage({ data }: PageProps<ComplaintResponses>) {
  return (
    <>
      <CharterHero />
      <LazyRest initialData={data} />
      <ComplaintSection />
    </>
  );
}

export const Head = createPageHead({ meta: investorCharter.meta, breadcrumbs: charterBreadcrumbs });

export const query = graphql`
  query CharterPageResponses {
    complaintReport: lastResponse(name: { eq: "complaintReport" }) {
      at
      data
    }
    monthlyComplaints: lastResponse(name: { eq: "monthlyComplaints" }) {
      at
      data
    }
    yearlyComplaints: lastResponse(name: { eq: "yearlyComplaints" }) {
      at
      data
    }
  }
`;
