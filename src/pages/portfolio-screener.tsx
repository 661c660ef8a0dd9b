import { portfolioScreener } from "../config/portfolio-screener";
import { paths } from "../config/paths";
import {
  PortfolioScreenerView,
  portfolioScreenerTrail,
} from "../features/products/portfolio-screener-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** What an algorithm makes of a portfolio (PRD-02). */
export default function PortfolioScreenerPage() {
  return <PortfolioScreenerView />;
}

export function Head() {
  return (
    <SeoHead
      {...portfolioScreener.meta}
      path={paths.portfolioScreener()}
      jsonLd={breadcrumbList(portfolioScreenerTrail)}
    />
  );
}
