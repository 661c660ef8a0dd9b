import { breadcrumbsTo } from "../app/breadcrumbs";
import { paths } from "../shared/domain/paths";
import { upi } from "../features/upi/text";
import { HandleAnatomy, UpiHero, UpiQuestions, VerifySteps } from "../features/upi/upi-view";
import { NoticeAgain } from "../layout/notice/notice-again";
import { faqPage } from "../app/json-ld/faq-page";
import { pageHead } from "../app/page-head";

const breadcrumbs = breadcrumbsTo("UPI handle", paths.upiHandle());

/** The regulator's verified handles and the firm's own (UPI-01). */
export default function UpiHandlePage() {
  return (
    <>
      <UpiHero breadcrumbs={breadcrumbs} />
      <HandleAnatomy />
      <VerifySteps />
      <NoticeAgain {...upi.notice} />
      <UpiQuestions />
    </>
  );
}

export const Head = pageHead({ meta: upi.meta, breadcrumbs, jsonLd: faqPage(upi.questions.items) });
