import styled from "@emotion/styled";
import { ipoRules, RATINGS } from "./rules";
import { iposText } from "./text";
import { aside, size, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { TermList, TermRows } from "../../ui/term-list";

/** Explains the columns and the risk of applying, also without JavaScript. */
export function IpoReading() {
  const { reading, risk } = iposText;
  return (
    <>
      <Section title={reading.title} lead={reading.lead} tone="sunken">
        <TermList>
          <TermRows rows={TERMS} />
        </TermList>
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
  ...iposText.reading.terms.map(({ term, meaning }) => [term, meaning] as const),
  ...Object.values(ipoRules.hours).map(({ term, text: meaning }) => [term, meaning] as const),
  ...RATINGS.map(({ term, meaning }) => [`${iposText.columns.rating}: ${term}`, meaning] as const),
];

const Risk = styled.div({
  display: "grid",
  gap: space[4],
  maxWidth: size.text,
  "& > p:last-of-type": { ...aside, fontSize: text.sm },
});
