import styled from "@emotion/styled";
import type { ReadymadeStockbox } from "../../config/readymade-stockbox-schema";
import { color, media, radius, shadow, size, space, text, weight } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** Why to read what is in a basket, beside what such a label looks like (PRD-03). */
export function BasketLabel({ title, paragraphs, sample }: ReadymadeStockbox["label"]) {
  return (
    <Section>
      <Columns>
        <div className="words">
          <h2>{title}</h2>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <Label>
          <h3>{sample.title}</h3>
          <dl>
            {sample.facts.map(({ term, text: words }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
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

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  "& h2": { fontSize: text.xxxl },
  "& .words": { display: "grid", gap: space[4], maxWidth: size.text, fontSize: text.lg },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    columnGap: space[8],
    alignItems: "start",
  },
});

const Label = styled.div({
  padding: space[5],
  border: `2px solid ${color.ink}`,
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: shadow.low,
  fontSize: text.sm,
  "& h3": { paddingBottom: space[3], borderBottom: `6px solid ${color.ink}`, fontSize: text.xxl },
  "& dl": { margin: 0 },
  "& dl > div": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space[4],
    paddingBlock: space[2],
    borderBottom: `1px solid ${color.line}`,
  },
  "& dt": { fontWeight: weight.strong },
  "& dd": { margin: 0, textAlign: "end" },
  "& .weights > div": { position: "relative", paddingBottom: space[3], borderBottom: 0 },
  "& .weights": { paddingTop: space[3], borderTop: `3px solid ${color.ink}` },
  "& .weights dt": { fontWeight: weight.regular },
  "& .weights dd": { fontWeight: weight.strong, fontVariantNumeric: "tabular-nums" },
  "& .weights span": {
    position: "absolute",
    bottom: 0,
    insetInlineStart: 0,
    height: "0.375rem",
    background: color.green,
  },
  "& > p": { marginTop: space[4], color: color.inkFaint, fontSize: text.xs },
});
