import { paths } from "../../config/paths";
import { readymadeStockbox as page } from "../../config/readymade-stockbox";
import { site } from "../../config/site";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { BasketLabel } from "./basket-label";
import { BoxPicture } from "./box-picture";
import { ClosingSection } from "./closing-section";
import { NewTabLink } from "./new-tab-link";
import { ProductFigure } from "./product-figure";
import { RiskLine } from "./risk-line";
import { productTrail } from "./trail";
import { SimpleTable } from "./simple-table";

export const stockboxTrail = productTrail(page.hero.name, paths.stockbox());

/** Stock baskets: what is in one, how to get it, and what else there is (PRD-03). */
export function ReadymadeStockboxView() {
  const { hero, explore, contact, label, steps, compare, closing, risk } = page;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={stockboxTrail}
        actions={
          <>
            <NewTabLink href={site.links.baskets}>{explore}</NewTabLink>
            <ButtonLink to={paths.contact()} look="outlined">
              {contact}
            </ButtonLink>
          </>
        }
        picture={
          <ProductFigure caption={hero.caption}>
            <BoxPicture label={hero.picture} sectors={label.sample.sectors} />
          </ProductFigure>
        }
      />
      <BasketLabel {...label} />
      <Section tone="sunken" title={steps.title}>
        <Steps items={steps.items} layout="row" />
      </Section>
      <Section title={compare.title} lead={compare.lead}>
        <SimpleTable
          caption={compare.title}
          columns={compare.columns}
          rows={compare.rows}
          captionHidden
        />
      </Section>
      <ClosingSection title={closing.title} lead={closing.text}>
        <NewTabLink href={site.links.baskets}>{closing.action}</NewTabLink>
      </ClosingSection>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
