import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { about as page } from "../../config/about";
import { paths } from "../../config/paths";
import { trailTo } from "../../config/trail";
import { color, media, space, text } from "../../theme/tokens";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";
import { Section } from "../../ui/section";
import { Introduction } from "./introduction";
import { Management } from "./management";
import { Purpose } from "./purpose";
import { ValueList } from "./value-list";

export const aboutTrail = trailTo(page.name, paths.about());

/** Who the firm is (ABT-01) and who leads it (ABT-02); the rest of the team comes as children. */
export function AboutView({ children }: { children: ReactNode }) {
  const { title, lead, intro, facts, purpose, values, management, closing, risk } = page;
  return (
    <>
      <Top>
        <Container>
          <Breadcrumbs trail={aboutTrail} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </Container>
      </Top>
      <Introduction paragraphs={intro} facts={facts} />
      <Purpose items={purpose} />
      <Section title={values.title}>
        <ValueList items={values.items} />
      </Section>
      <Section tone="sunken" title={management.title} lead={management.sample}>
        <Management {...management} />
      </Section>
      {children}
      <Section tone="sunken" title={closing.title} lead={closing.text}>
        <Actions>
          <ButtonLink to={paths.contact()}>{closing.contact}</ButtonLink>
          <ButtonLink to={paths.regulatory()} look="outlined">
            {closing.regulatory}
          </ButtonLink>
        </Actions>
        <Risk>{risk}</Risk>
      </Section>
    </>
  );
}

const Top = styled.header({
  paddingBlock: `${space[4]} ${space[6]}`,
  "& h1": { maxWidth: "16ch", marginTop: space[5], fontSize: text.display },
  "& h1 + p": { maxWidth: "38rem", marginTop: space[4], color: color.inkSoft, fontSize: text.lg },
  [media.desktop]: { "& h1": { marginTop: space[6] } },
});

const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });

const Risk = styled.p({
  maxWidth: "52rem",
  marginTop: space[6],
  color: color.inkSoft,
  fontSize: text.sm,
});
