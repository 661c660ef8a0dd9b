import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { paths } from "../shared/domain/paths";
import { upi } from "../features/upi/text";
import { HandleAnatomy, UpiHero, UpiQuestions, VerifySteps } from "../features/upi/upi-view";
import { FoldedNotice } from "../layout/notice/folded-notice";
import { createFaqPage } from "../app/json-ld/faq-page";

const breadcrumbs = createBreadcrumbs("UPI handle", paths.upiHandle());

/** The regulator's verified handles and the firm's own (UPI-01). */
export default function UpiHandlePage() {
  return (
    <>
      <UpiHero breadcrumbs={breadcrumbs} />
      <HandleAnatomy />
      <VerifySteps />
      <FoldedNotice {...upi.notice} />
      <UpiQuestions />
    </>
  );
}

const jsonLd = createFaqPage(upi.questions.items);

export const Head = createPageHead({ meta: upi.meta, breadcrumbs, jsonLd });
