import { fiiDiiInvestments as page } from "../../config/fii-dii-investments";
import { paths } from "../../config/paths";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AsideSection } from "./aside-section";
import { ClosingSection } from "./closing-section";
import { DayTimeline } from "./day-timeline";
import { FlowsPicture } from "./flows-picture";
import { InvestorKinds } from "./investor-kinds";
import { NetTable } from "./net-table";
import { PointColumns } from "./point-columns";
import { ProductFigure } from "./product-figure";
import { RiskLine } from "./risk-line";
import { productTrail } from "./trail";

export const fiiDiiTrail = productTrail(page.hero.name, paths.fiiDii());

/** Who the institutions are, how a day's figure is made, and how to read it (PRD-06). */
export function FiiDiiInvestmentsView() {
  const { hero, start, more, foreign, domestic, who, day, net, habits, closing, risk } = page;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={fiiDiiTrail}
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
            <FlowsPicture label={hero.picture} foreign={foreign} domestic={domestic} />
          </ProductFigure>
        }
      />
      <InvestorKinds kinds={who} />
      <Section tone="band" title={day.title} lead={day.lead}>
        <DayTimeline items={day.items} />
      </Section>
      <AsideSection title={net.title} lead={net.lead}>
        <NetTable net={net} />
      </AsideSection>
      <Section tone="sunken" title={habits.title}>
        <PointColumns items={habits.items} />
      </Section>
      <ClosingSection title={closing.title} lead={closing.text}>
        <ButtonLink to={paths.download()}>{closing.action}</ButtonLink>
      </ClosingSection>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
