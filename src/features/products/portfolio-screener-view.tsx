import { paths } from "../../config/paths";
import { portfolioScreener as page } from "../../config/portfolio-screener";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AsideSection } from "./aside-section";
import { MeasureList } from "./measure-list";
import { PointColumns } from "./point-columns";
import { PriceSection } from "./price-section";
import { ProductFigure } from "./product-figure";
import { ReportPicture } from "./report-picture";
import { ReportTable } from "./report-table";
import { RiskLine } from "./risk-line";
import { productTrail } from "./trail";

export const portfolioScreenerTrail = productTrail(page.hero.name, paths.portfolioScreener());

/** How a portfolio is examined, and what the answer looks like (PRD-02). */
export function PortfolioScreenerView() {
  const { hero, start, more, measures, verdicts, report, risk } = page;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={portfolioScreenerTrail}
        actions={
          <>
            <ButtonLink to={paths.download()}>{start}</ButtonLink>
            <ButtonLink to={paths.features()} look="outlined">
              {more}
            </ButtonLink>
          </>
        }
        picture={
          <ProductFigure caption={hero.caption}>
            <ReportPicture label={hero.picture} holdings={report.holdings} />
          </ProductFigure>
        }
      />
      <Section title={measures.title} lead={measures.lead}>
        <MeasureList items={measures.items} />
      </Section>
      <Section tone="band" title={verdicts.title}>
        <PointColumns items={verdicts.items} />
      </Section>
      <AsideSection title={report.title} lead={report.lead}>
        <ReportTable report={report} />
      </AsideSection>
      <PriceSection {...page.price} />
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
