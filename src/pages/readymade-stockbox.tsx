import { readymadeStockbox } from "../config/readymade-stockbox";
import { paths } from "../config/paths";
import { ReadymadeStockboxView, stockboxTrail } from "../features/products/readymade-stockbox-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Baskets of stocks (PRD-03). */
export default function ReadymadeStockboxPage() {
  return <ReadymadeStockboxView />;
}

export function Head() {
  return (
    <SeoHead
      {...readymadeStockbox.meta}
      path={paths.stockbox()}
      jsonLd={breadcrumbList(stockboxTrail)}
    />
  );
}
