import { expertAdvice as page } from "../../config/expert-advice";
import { paths } from "../../config/paths";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { AccessColumns } from "./access-columns";
import { AsideSection } from "./aside-section";
import { BenefitGrid } from "./benefit-grid";
import { CallAnatomy } from "./call-anatomy";
import { CallPicture } from "./call-picture";
import { ClosingSection } from "./closing-section";
import { PointRows } from "./point-rows";
import { ProductFigure } from "./product-figure";
import { RiskLine } from "./risk-line";
import { productTrail } from "./trail";

export const expertAdviceTrail = productTrail(page.hero.name, paths.expertAdvice());

/** What a call holds, why here, and who sees it (PRD-01). */
export function ExpertAdviceView() {
  const { hero, contact, anatomy, platform, access, team, closing, risk } = page;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        trail={expertAdviceTrail}
        actions={<ButtonLink to={paths.contact()}>{contact}</ButtonLink>}
        picture={
          <ProductFigure caption={hero.caption}>
            <CallPicture label={hero.picture} levels={anatomy.items} />
          </ProductFigure>
        }
      />
      <Section title={anatomy.title} lead={anatomy.lead}>
        <CallAnatomy />
      </Section>
      <Section tone="sunken" title={platform.title}>
        <BenefitGrid items={platform.items} />
      </Section>
      <AsideSection title={access.title} lead={access.lead}>
        <AccessColumns columns={access.columns} />
      </AsideSection>
      <Section tone="band" title={team.title} lead={team.lead}>
        <PointRows items={team.items} />
      </Section>
      <ClosingSection title={closing.title} lead={closing.text}>
        <ButtonLink to={paths.download()}>{closing.action}</ButtonLink>
      </ClosingSection>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}
