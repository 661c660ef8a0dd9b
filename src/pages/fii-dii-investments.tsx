import { fiiDiiInvestments } from "../config/fii-dii-investments";
import { paths } from "../config/paths";
import { FiiDiiInvestmentsView, fiiDiiTrail } from "../features/products/fii-dii-investments-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** What institutions buy and sell (PRD-06). */
export default function FiiDiiInvestmentsPage() {
  return <FiiDiiInvestmentsView />;
}

export function Head() {
  return (
    <SeoHead
      {...fiiDiiInvestments.meta}
      path={paths.fiiDii()}
      jsonLd={breadcrumbList(fiiDiiTrail)}
    />
  );
}
