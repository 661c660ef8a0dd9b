import { portfolioHedger } from "../config/portfolio-hedger";
import { paths } from "../config/paths";
import {
  PortfolioHedgerView,
  portfolioHedgerTrail,
} from "../features/products/portfolio-hedger-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Protection and its price (PRD-05). */
export default function PortfolioHedgerPage() {
  return <PortfolioHedgerView />;
}

export function Head() {
  return (
    <SeoHead
      {...portfolioHedger.meta}
      path={paths.portfolioHedger()}
      jsonLd={breadcrumbList(portfolioHedgerTrail)}
    />
  );
}
