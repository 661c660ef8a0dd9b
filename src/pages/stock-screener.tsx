import { stockScreener } from "../config/stock-screener";
import { paths } from "../config/paths";
import { StockScreenerView, stockScreenerTrail } from "../features/products/stock-screener-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Ratings and filters for the Nifty 500 (PRD-04). */
export default function StockScreenerPage() {
  return <StockScreenerView />;
}

export function Head() {
  return (
    <SeoHead
      {...stockScreener.meta}
      path={paths.stockScreener()}
      jsonLd={breadcrumbList(stockScreenerTrail)}
    />
  );
}
