import styled from "@emotion/styled";
import source from "../../../../content/pages/readymade-stockbox.yaml";
import { readTexts } from "../../../content/content-text";
import { site } from "../../../content/site";
import { paths } from "../../../shared/domain/paths";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";
import { Steps } from "../../../ui/steps";
import { NewTabLink } from "../../../ui/new-tab-link";
import { createProductHead, ProductPage } from "../product-page";
import { Paragraphs, SimpleTable } from "../product-parts";
import type { schema } from "./text.schema";
import { color, media, radius, shadow, space, surface, text, weight } from "../../../theme/tokens";
import { Illustration } from "../../../ui/illustration";

const readymadeStockbox = readTexts<typeof schema>(source);
const { hero, explore, contact, label, steps, compare, closing } = readymadeStockbox;

export const Head = createProductHead(readymadeStockbox, paths.stockbox());

/** The page of ReadyMade Stockbox (PRD-03). */
export function ReadymadeStockbox() {
  return (
    <ProductPage
      page={readymadeStockbox}
      path={paths.stockbox()}
      actions={
        <>
          <NewTabLink href={site.links.baskets}>{explore}</NewTabLink>
          <ButtonLink to={paths.contact()} variant="outlined">
            {contact}
          </ButtonLink>
        </>
      }
      picture={<BoxPicture />}
      closingAction={<NewTabLink href={site.links.baskets}>{closing.action}</NewTabLink>}
    >
      <BasketLabel />
      <Section tone="sunken" title={steps.title}>
        <Steps items={steps.items} layout="row" />
      </Section>
      <Section title={compare.title} lead={compare.lead}>
        <SimpleTable {...compare} caption={compare.title} captionHidden />
      </Section>
    </ProductPage>
  );
}

/** Explains why a basket's label matters, next to a sample label (PRD-03). */
function BasketLabel() {
  const { title, paragraphs, sample } = label;
  return (
    <Section>
      <Columns>
        <Paragraphs title={title}>{paragraphs}</Paragraphs>
        <Label>
          <h3>{sample.title}</h3>
          <dl>
            {sample.facts.map(({ term, text: description }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <dl className="weights">
            {sample.sectors.map(({ name, weight: share }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {share}%
                  <span aria-hidden="true" style={{ inlineSize: `${share}%` }} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{sample.caption}</p>
        </Label>
      </Columns>
    </Section>
  );
}

const FILLS = [
  "fill-accent",
  "fill-highlight",
  "fill-ink",
  "fill-line",
  "fill-accent-tint",
] as const;

/** An open box from which columns rise, as tall as the sectors' weights (PRD-03). */
function BoxPicture() {
  return (
    <Illustration viewBox="0 0 460 400" label={hero.picture}>
      <path className="fill-highlight-tint line" d="M44 262 96 206h268l52 56z" />
      {label.sample.sectors.slice(0, 5).map(({ name, weight }, index) => (
        <g key={name} transform={`translate(${82 + index * 62} ${230 - weight * 6})`}>
          <rect className={`${FILLS[index]} ink`} width="48" height={60 + weight * 6} rx="5" />
          <text className="words" x="24" y="-9" fontSize="17" textAnchor="middle">
            {weight}%
          </text>
        </g>
      ))}
      <path className="fill-surface line" d="M60 262h340v124H60z" />
      <path className="line" d="M60 262 18 300M400 262l42 38" />
      <path className="accent" d="M190 320h80M190 340h52" strokeWidth="6" />
    </Illustration>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  "& h2": { fontSize: text.xxxl },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    columnGap: space[8],
    alignItems: "start",
  },
});

const Label = styled.div({
  padding: space[5],
  ...surface,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.md,
  boxShadow: shadow.low,
  fontSize: text.sm,
  "& h3": { paddingBottom: space[3], borderBottom: `6px solid ${color.ink}`, fontSize: text.xxl },
  "& dl > div": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space[4],
    paddingBlock: space[2],
    borderBottom: `1px solid ${color.line}`,
  },
  "& dt": { fontWeight: weight.strong },
  "& dd": { textAlign: "end" },
  "& .weights > div": { position: "relative", paddingBottom: space[3], borderBottom: 0 },
  "& .weights": { paddingTop: space[3], borderTop: `3px solid ${color.ink}` },
  "& .weights dt": { fontWeight: weight.regular },
  "& .weights dd": { fontWeight: weight.strong, fontVariantNumeric: "tabular-nums" },
  "& .weights span": {
    position: "absolute",
    bottom: 0,
    insetInlineStart: 0,
    height: "0.375rem",
    background: color.accent,
  },
  "& > p": { marginTop: space[4], color: color.inkFaint, fontSize: text.xs },
});
