import styled from "@emotion/styled";
import source from "../../../../content/pages/features.yaml";
import { createBreadcrumbs, createPageHead } from "../../../app/page-head";
import { claims } from "../../../content/claims";
import { readTexts } from "../../../content/content-text";
import { DeviceLink } from "../../../layout/links/app-link";
import { paths } from "../../../shared/domain/paths";
import {
  color,
  media,
  radius,
  size,
  space,
  text,
  touchSquare,
  weight,
} from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { PageHero } from "../../../ui/page-hero";
import { Section, Container } from "../../../ui/section";
import { SiteLink } from "../../../ui/site-link";
import { SimpleTable } from "../product-parts";
import { AsideSection, RiskLine } from "../product-page";
import type { Features, schema } from "./text.schema";
import { ClaimSource } from "../../../layout/links/claim-source";

const features = readTexts<typeof schema>(source);

const breadcrumbs = createBreadcrumbs(features.name, paths.features());

export const Head = createPageHead({ meta: features.meta, breadcrumbs });

/** All products with links, grouped by purpose (PRD-07). */
export function FeaturesView() {
  const { title, lead, download, plans, groups, fresh, more, risk } = features;
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            <DeviceLink>{download}</DeviceLink>
            <ButtonLink to={paths.contact()} variant="outlined">
              {plans}
            </ButtonLink>
          </>
        }
        picture={
          // Decorative: the index below has the names.
          <Tiles aria-hidden="true">
            {groups.flatMap(({ items }) =>
              items.map(({ icon }) => (
                <span key={icon}>
                  <Icon name={icon} side={2.5} />
                </span>
              )),
            )}
          </Tiles>
        }
      />
      <ProductIndex groups={groups} />
      <AsideSection tone="sunken" title={fresh.title} lead={fresh.lead}>
        <SimpleTable {...fresh} captionHidden />
      </AsideSection>
      <Section title={more.title}>
        <MorePages role="list">
          {more.items.map((item) => (
            <li key={item.title}>
              <SiteLink to={paths[item.page]()}>{item.title}</SiteLink>
              <p>{item.text}</p>
            </li>
          ))}
        </MorePages>
      </Section>
      <RiskLine>{risk}</RiskLine>
    </>
  );
}

function ProductIndex({ groups }: { groups: Features["groups"] }) {
  const plansFrom = claims.plansFrom?.value;
  return (
    <Groups>
      {groups.map(({ title, text: body, items }) => (
        <section key={title}>
          <div>
            <h2>{title}</h2>
            <p>{body}</p>
            {items.some(({ cost }) => plansFrom && cost.includes(plansFrom)) && <ClaimSource />}
          </div>
          <Entries role="list">
            {items.map((item) => (
              <Entry key={item.product}>
                <span className="badge">
                  <Icon name={item.icon} side={1.5} />
                </span>
                <h3>
                  <SiteLink to={paths[item.product]()}>{item.title}</SiteLink>
                </h3>
                <p>{item.text}</p>
                {item.cost && <p className="cost">{item.cost}</p>}
              </Entry>
            ))}
          </Entries>
        </section>
      ))}
    </Groups>
  );
}

const Tiles = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: space[3],
  width: "100%",
  maxWidth: "24rem",
  marginInline: "auto",
  "& > span": {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: radius.lg,
    background: color.surface,
    color: color.accent,
  },
  "& > span:nth-of-type(4n + 1)": { background: color.accent, color: color.onAccent },
  "& > span:nth-of-type(4n + 3)": { background: color.highlightTint, color: color.ink },
});

const MorePages = styled.ul({
  borderBottom: `1px solid ${color.line}`,
  "& > li": { paddingBlock: space[3], borderTop: `1px solid ${color.line}` },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: size.touch, fontSize: text.lg },
  "& p": { color: color.inkSoft },
  [media.desktop]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "16rem minmax(0, 1fr)",
      alignItems: "center",
    },
  },
});

const Groups = styled(Container)({
  paddingBlock: space[5],
  "& > section": { display: "grid", gap: space[5], paddingBlock: space[6] },
  "& > section + section": { borderTop: `1px solid ${color.lineStrong}` },
  "& h2": { fontSize: text.xxl },
  "& h2 + p": { marginTop: space[2], color: color.inkSoft },
  [media.wide]: {
    "& > section": {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 9fr)",
      columnGap: space[7],
      paddingBlock: space[7],
    },
    "& h2": { paddingTop: space[4] },
  },
});

const Entries = styled.ul({
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: space[5] },
});

const Entry = styled.li({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  borderRadius: radius.lg,
  "& .badge": {
    gridRow: "1 / span 3",
    ...touchSquare,
    borderRadius: radius.md,
    background: color.highlightTint,
    color: color.ink,
  },
  "& h3": { paddingTop: "0.4em", fontSize: text.xl },
  // Makes the whole entry a link.
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& p": { color: color.inkSoft },
  "& .cost": { color: color.ink, fontSize: text.sm, fontWeight: weight.strong },
  [media.hover]: { "&:hover": { background: color.accentTint } },
});
