import source from "../../../content/pages/about.yaml";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { paths } from "../../shared/domain/paths";
import { createBreadcrumbs } from "../../app/page-head";
import { color, displayFace, font, media, size, space, text } from "../../theme/tokens";
import { Actions, ButtonLink } from "../../ui/button";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { Container, Section } from "../../ui/section";
import { PointList } from "../../ui/point-list";
import { Management } from "./management";
import type { About, schema } from "./text.schema";
import { readTexts } from "../../content/content-text";
import { ClaimSource } from "../../layout/links/claim-source";
import { WholeNumbers } from "../../ui/whole-numbers";

export const about = readTexts<typeof schema>(source);

export const aboutBreadcrumbs = createBreadcrumbs(about.name, paths.about());

/** The firm (ABT-01) and its leaders (ABT-02); the rest of the team is passed as children. */
export function AboutView({ children }: { children: ReactNode }) {
  const { title, lead, intro, facts, purpose, values, management, closing, risk } = about;
  return (
    <>
      <Top>
        <Container>
          <Breadcrumbs items={aboutBreadcrumbs} />
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
      <Section tone="sunken" title={closing.title} lead={<WholeNumbers text={closing.text} />}>
        <Actions>
          <ButtonLink to={paths.contact()}>{closing.contact}</ButtonLink>
          <ButtonLink to={paths.regulatory()} variant="outlined">
            {closing.regulatory}
          </ButtonLink>
        </Actions>
        <Risk>{risk}</Risk>
      </Section>
    </>
  );
}

type IntroductionProps = { paragraphs: About["intro"]; facts: About["facts"] };

function Introduction({ paragraphs, facts }: IntroductionProps) {
  return (
    <Columns>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <dl>
          {facts.map(({ figure, text: label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <ClaimSource />
      </div>
    </Columns>
  );
}

function Purpose({ items }: { items: About["purpose"] }) {
  return (
    <FullWidth aria-labelledby="purpose">
      <Container>
        <h2 id="purpose">{items.map(({ title }) => title).join(" & ")}</h2>
        <div>
          {items.map(({ title, text: body }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </div>
          ))}
        </div>
        <ClaimSource />
      </Container>
    </FullWidth>
  );
}

const Top = styled.header({
  paddingBlock: `${space[4]} ${space[6]}`,
  "& h1": { maxWidth: "10.75em", marginTop: space[5], fontSize: text.display },
  "& h1 + p": { maxWidth: "38rem", marginTop: space[4], color: color.inkSoft, fontSize: text.lg },
  [media.desktop]: { "& h1": { marginTop: space[6] } },
});

const Risk = styled.p({
  maxWidth: "52rem",
  marginTop: space[6],
  color: color.inkSoft,
  fontSize: text.sm,
});

const ValueList = styled(PointList)({
  borderBottom: `1px solid ${color.line}`,
  "& > li": { paddingBlock: space[4], borderTop: `1px solid ${color.line}` },
  "& h3": { color: color.accent, fontSize: text.xl, letterSpacing: "0.03em" },
  "& p": { marginTop: space[2], fontSize: text.lg },
  [media.desktop]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: space[6],
      alignItems: "baseline",
      paddingBlock: space[5],
    },
    "& p": { marginTop: 0 },
  },
});

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  paddingBottom: space[7],
  "& > div:first-of-type": {
    display: "grid",
    gap: space[4],
    maxWidth: size.text,
    fontSize: text.lg,
  },
  "& dl": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[5] },
  "& dl > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingTop: space[3],
    borderTop: `1px solid ${color.lineStrong}`,
  },
  "& dt": { color: color.inkSoft, fontSize: text.sm },
  "& dd": {
    color: color.accent,
    ...displayFace,
    fontSize: text.xxxl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.2,
  },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap: space[8],
    paddingBottom: space[8],
  },
});

const FullWidth = styled.section({
  paddingBlock: space[7],
  background: color.inverse,
  color: color.inverseInk,
  "& h2": { fontSize: text.xxxl },
  "& h2 + div": { display: "grid", gap: space[6], marginTop: space[6] },
  "& h3": { color: color.inverseAccent, fontSize: text.lg },
  "& h3 + p": {
    marginTop: space[3],
    fontFamily: font.display,
    fontSize: text.xxl,
    lineHeight: 1.35,
  },
  [media.desktop]: {
    paddingBlock: space[8],
    "& h2 + div": { gridTemplateColumns: "1fr 1fr", columnGap: space[8] },
  },
});
