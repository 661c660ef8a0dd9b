import { features as page } from "../../config/features";
import { paths } from "../../config/paths";
import { trailTo } from "../../config/trail";
import { DeviceLink } from "../../layout/device-link";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AsideSection } from "./aside-section";
import { MoreLinks } from "./more-links";
import { ProductIndex } from "./product-index";
import { ProductTiles } from "./product-tiles";
import { RiskLine } from "./risk-line";
import { SimpleTable } from "./simple-table";

export const featuresTrail = trailTo(page.name, paths.features());

/** Every product with its link, sorted by what a visitor wants to do (PRD-07). */
export function FeaturesView() {
  const { title, lead, download, plans, groups, fresh, more, risk } = page;
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        trail={featuresTrail}
        actions={
          <>
            <DeviceLink>{download}</DeviceLink>
            <ButtonLink to={paths.contact()} look="outlined">
              {plans}
            </ButtonLink>
          </>
        }
        picture={<ProductTiles groups={groups} />}
      />
      <ProductIndex groups={groups} />
      <AsideSection tone="sunken" title={fresh.title} lead={fresh.lead}>
        <SimpleTable {...fresh} captionHidden />
      </AsideSection>
      <Section title={more.title}>
        <MoreLinks items={more.items} />
      </Section>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
