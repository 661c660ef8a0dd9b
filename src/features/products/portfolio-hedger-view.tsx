import { paths } from "../../config/paths";
import { portfolioHedger as page } from "../../config/portfolio-hedger";
import { DeviceLink } from "../../layout/device-link";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AsideSection } from "./aside-section";
import { ClosingSection } from "./closing-section";
import { HedgeExample } from "./hedge-example";
import { hedgeSums } from "./hedge-sums";
import { Paragraphs } from "./paragraphs";
import { PayoffPicture } from "./payoff-picture";
import { ProductFigure } from "./product-figure";
import { RiskLine } from "./risk-line";
import { productTrail } from "./trail";
import { SimpleTable } from "./simple-table";

export const portfolioHedgerTrail = productTrail(page.hero.name, paths.portfolioHedger());

/** What a hedge costs and covers, with all the sums (PRD-05). */
export function PortfolioHedgerView() {
  const { hero, start, more, sales, idea, example, ways, when, closing, risk } = page;
  const sums = hedgeSums(example.inputs);
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={portfolioHedgerTrail}
        actions={
          <>
            <DeviceLink>{start}</DeviceLink>
            <ButtonLink to={paths.features()} look="outlined">
              {more}
            </ButtonLink>
          </>
        }
        picture={
          <ProductFigure caption={hero.caption}>
            <PayoffPicture
              label={hero.picture}
              bare={example.bare}
              hedged={example.hedged}
              strike={{ label: example.strike, level: example.inputs.strike }}
              outcomes={sums.outcomes}
            />
          </ProductFigure>
        }
      />
      <AsideSection title={idea.title}>
        <Paragraphs>{idea.paragraphs}</Paragraphs>
      </AsideSection>
      <Section tone="sunken" title={example.title} lead={example.lead}>
        <HedgeExample example={example} sums={sums} />
      </Section>
      <Section title={ways.title}>
        <SimpleTable {...ways} captionHidden />
      </Section>
      <AsideSection tone="sunken" title={when.title}>
        <Paragraphs>{when.paragraphs}</Paragraphs>
      </AsideSection>
      <ClosingSection title={closing.title} lead={closing.text}>
        <ButtonLink to={paths.contact()}>{sales}</ButtonLink>
      </ClosingSection>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
