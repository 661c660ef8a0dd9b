import { paths } from "../../config/paths";
import { site } from "../../config/site";
import { stockScreener as page } from "../../config/stock-screener";
import { DeviceLink } from "../../layout/device-link";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AsideSection } from "./aside-section";
import { ClosingSection } from "./closing-section";
import { FilterList } from "./filter-list";
import { NewTabLink } from "./new-tab-link";
import { PointColumns } from "./point-columns";
import { ProductFigure } from "./product-figure";
import { RiskLine } from "./risk-line";
import { ScreenExample } from "./screen-example";
import { ScreenPicture } from "./screen-picture";
import { screenStocks } from "./screen-stocks";
import { productTrail } from "./trail";
import { SimpleTable } from "./simple-table";

export const stockScreenerTrail = productTrail(page.hero.name, paths.stockScreener());

/** Filters, a sample run, and what comes after it (PRD-04). */
export function StockScreenerView() {
  const { hero, discover, download, filters, example, rest, data, closing, risk } = page;
  const stocks = screenStocks(example);
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={stockScreenerTrail}
        actions={
          <>
            <NewTabLink href={site.links.baskets}>{discover}</NewTabLink>
            <DeviceLink look="outlined">{download}</DeviceLink>
          </>
        }
        picture={
          <ProductFigure caption={hero.caption}>
            <ScreenPicture label={hero.picture} filters={filters.items} stocks={stocks} />
          </ProductFigure>
        }
      />
      <AsideSection title={filters.title} lead={filters.lead}>
        <FilterList items={filters.items} />
      </AsideSection>
      <Section tone="sunken" title={example.title} lead={example.lead}>
        <ScreenExample example={example} stocks={stocks} />
      </Section>
      <Section title={rest.title}>
        <PointColumns items={rest.items} />
      </Section>
      <AsideSection tone="sunken" title={data.title} lead={data.lead}>
        <SimpleTable {...data} captionHidden />
      </AsideSection>
      <ClosingSection title={closing.title} lead={closing.text}>
        <NewTabLink href={site.links.baskets}>{closing.action}</NewTabLink>
      </ClosingSection>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
