import { expertAdvice } from "../config/expert-advice";
import { paths } from "../config/paths";
import { ExpertAdviceView, expertAdviceTrail } from "../features/products/expert-advice-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Calls from the firm's analysts (PRD-01). */
export default function ExpertAdvicePage() {
  return <ExpertAdviceView />;
}

export function Head() {
  return (
    <SeoHead
      {...expertAdvice.meta}
      path={paths.expertAdvice()}
      jsonLd={breadcrumbList(expertAdviceTrail)}
    />
  );
}
