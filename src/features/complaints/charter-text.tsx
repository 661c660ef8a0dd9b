import styled from "@emotion/styled";
import { investorCharter } from "../../config/investor-charter";
import { color, font, media, size, space, text } from "../../theme/tokens";
import { GrievanceSteps } from "./grievance-steps";
import { LetterSection } from "./letter-section";
import { RuleList } from "./rule-list";

/** Sections A to E; C and D say the same, as the firm's charter does (CHR-01). */
export function CharterText() {
  const { a, b, grievance, e } = investorCharter;
  const [titleOfC, titleOfD] = grievance.titles;
  return (
    <div>
      <LetterSection letter="A" title={a.title}>
        <Statements as="dl">
          {[a.vision, a.mission].map((note) => (
            <div key={note.title}>
              <dt>{note.title}</dt>
              <dd>{note.text}</dd>
            </div>
          ))}
        </Statements>
      </LetterSection>
      <LetterSection letter="B" title={b.title}>
        <Lead>{b.lead}</Lead>
        <Pair>
          {b.parts.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Items>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Items>
            </div>
          ))}
        </Pair>
      </LetterSection>
      <LetterSection letter="C" title={titleOfC}>
        <GrievanceSteps />
      </LetterSection>
      <LetterSection letter="D" title={titleOfD}>
        <GrievanceSteps />
      </LetterSection>
      <LetterSection letter="E" title={e.title}>
        <Lead>{e.lead}</Lead>
        <Pair>
          <RuleList {...e.dos} mark="check" />
          <RuleList {...e.donts} mark="close" />
        </Pair>
      </LetterSection>
    </div>
  );
}

const Lead = styled.p({ maxWidth: size.text, marginTop: space[3], color: color.inkSoft });

const Pair = styled.div({
  display: "grid",
  gap: space[6],
  marginBlock: `${space[5]} 0`,
  "& h3": { fontSize: text.xl },
  "& dt": { color: color.inkFaint, fontSize: text.sm },
  "& dd": {
    margin: `${space[1]} 0 0`,
    fontFamily: font.display,
    fontSize: text.xl,
    lineHeight: 1.4,
    textWrap: "pretty",
  },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[7] },
});

const Statements = styled(Pair)({
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
});

const Items = styled.ol({
  margin: `${space[4]} 0 0`,
  paddingInlineStart: "1.6em",
  "& li + li": { marginTop: space[3] },
  "& li::marker": { color: color.inkFaint, fontVariantNumeric: "tabular-nums lining-nums" },
});
