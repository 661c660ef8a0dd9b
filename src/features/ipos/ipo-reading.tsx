import styled from "@emotion/styled";
import { ipoRules, RATINGS } from "./rules";
import { iposText } from "./text";
import { aside, color, media, size, space, text, weight } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** Explains the columns and the risk of applying, also without JavaScript. */
export function IpoReading() {
  const { reading, risk } = iposText;
  return (
    <>
      <Section title={reading.title} lead={reading.lead} tone="sunken">
        <Terms>
          {TERMS.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Terms>
      </Section>
      <Section title={risk.title}>
        <Risk>
          <p>{risk.text}</p>
          <p>{risk.warning}</p>
        </Risk>
      </Section>
    </>
  );
}

const TERMS = [
  ...iposText.reading.terms,
  ...Object.values(ipoRules.hours).map(({ term, text: meaning }) => ({ term, meaning })),
  ...RATINGS.map(({ term, meaning }) => ({ term: `${iposText.columns.rating}: ${term}`, meaning })),
];

const Terms = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[1],
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& dt": { fontWeight: weight.strong },
  "& dd": { maxWidth: size.text, color: color.inkSoft },
  [media.desktop]: {
    "& > div": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space[5] },
  },
});

const Risk = styled.div({
  display: "grid",
  gap: space[4],
  maxWidth: size.text,
  "& > p:last-of-type": { ...aside, fontSize: text.sm },
});
