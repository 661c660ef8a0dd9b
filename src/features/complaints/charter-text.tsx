import styled from "@emotion/styled";
import { investorCharter } from "./text";
import { color, font, media, surface, size, space, text } from "../../theme/tokens";
import { Disclosure } from "../../ui/disclosure";
import { Icon } from "../../ui/icon";
import { GrievanceSteps } from "./grievance-steps";
import { LetterSection } from "./letter-section";

/** Sections A to E; C and D are equal, as in the firm's charter (CHR-01), so D is folded on screens. */
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
        <Disclosure summary={investorCharter.repeated}>
          <GrievanceSteps />
        </Disclosure>
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

type RuleListProps = { title: string; items: readonly string[]; mark: "check" | "close" };

function RuleList({ title, items, mark }: RuleListProps) {
  return (
    <Sheet data-mark={mark}>
      <h3>{title}</h3>
      <List role="list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={mark} />
            <span>{item}</span>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const Lead = styled.p({
  maxWidth: size.text,
  marginTop: space[3],
  color: color.inkSoft,
  [media.print]: { breakAfter: "avoid" },
});

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
  [media.print]: { display: "block", "& > * + *": { marginTop: space[6] } },
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

const Sheet = styled.div({
  padding: space[5],
  ...surface,
  "& li": { display: "flex", gap: space[3], paddingBlock: space[3], fontSize: text.md },
  "& li + li": { borderTop: `1px solid ${color.line}` },
  "& svg": { flex: "none", marginTop: "0.15em", color: color.accent },
  "&[data-mark='close'] svg": { color: color.danger },
});

const List = styled.ul({ "&[role]": { marginTop: space[4] } });
