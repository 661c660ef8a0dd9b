import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { EnquirySection } from "../features/enquiry/enquiry-section";
import { UpiQr } from "../features/upi/upi-view";
import { ChannelChecker } from "../features/verify/channel-checker";
import { ChannelList } from "../features/verify/channel-list";
import { FirmFacts, VerificationSteps } from "../features/verify/firm-facts";
import { verifyPage } from "../features/verify/text";
import { FoldedNotice } from "../layout/notice/folded-notice";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";
import { Container } from "../ui/section";

const breadcrumbs = createBreadcrumbs(verifyPage.hero.title, paths.verify());

/** The page with which investors verify the firm (TRU-01, TRU-02, TRU-04, TRU-06). */
export default function VerifyUsPage() {
  return (
    <>
      <PageHero {...verifyPage.hero} breadcrumbs={breadcrumbs} />
      <FirmFacts />
      <VerificationSteps />
      <ChannelChecker />
      <ChannelList />
      <Container>
        <UpiQr />
      </Container>
      <FoldedNotice {...verifyPage.notice} />
      <EnquirySection form="Report impersonation" id="report" {...verifyPage.report} />
    </>
  );
}

export const Head = createPageHead({ meta: verifyPage.meta, breadcrumbs });
