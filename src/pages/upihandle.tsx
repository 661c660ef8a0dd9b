import { paths } from "../config/paths";
import { trailTo } from "../config/trail";
import { upi } from "../config/upi";
import { HandleAnatomy } from "../features/upi/handle-anatomy";
import { UpiHero } from "../features/upi/upi-hero";
import { UpiQuestions } from "../features/upi/upi-questions";
import { VerifySteps } from "../features/upi/verify-steps";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { faqPage } from "../layout/json-ld/faq-page";
import { SeoHead } from "../layout/seo-head";

const trail = trailTo("UPI handle", paths.upiHandle());

/** The regulator's verified handles and the firm's own (UPI-01). */
export default function UpiHandlePage() {
  return (
    <>
      <UpiHero trail={trail} />
      <HandleAnatomy />
      <VerifySteps />
      <UpiQuestions />
    </>
  );
}

export function Head() {
  const jsonLd = [breadcrumbList(trail), faqPage(upi.questions.items)];
  return <SeoHead {...upi.meta} path={paths.upiHandle()} jsonLd={jsonLd} />;
}
