import styled from "@emotion/styled";
import { home, listFigures } from "./text";
import { color, displayFace, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { Counter } from "../../ui/counter";
import { Stars } from "../../ui/stars";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { ClaimMarks } from "../../layout/links/claim-source";

/** Registered users, rating and experience, in figures that count up (HOM-06). */
export function Statistics() {
  const shown = listFigures();
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {home.statistics.title}
      </VisuallyHidden>
      <Container>
        <Figures role="list">
          {shown.map(({ name, label, value, dated }) => (
            <li key={name}>
              <b>
                <ClaimedFigure claim={value} />
                {dated && <small>{dated.replace(value, "")}</small>}
                <ClaimMarks names={[name]} />
              </b>
              {` ${label}`}
              {name === "rating" && <Stars value={Number(value)} appear />}
            </li>
          ))}
        </Figures>
      </Container>
    </Section>
  );
}

/** A figure of claims.yaml, counted up if it starts with a number (HOM-06). */
function ClaimedFigure({ claim }: { claim: string }) {
  const figure = readFigure(claim);
  if (!figure) return claim;
  return <Counter to={figure.value} decimals={figure.decimals} suffix={figure.suffix} />;
}

/** Splits a figure such as "75K+" into number and suffix; null if it starts with no number. */
export function readFigure(text: string) {
  const match = /^\s*(\d[\d,]*)(?:\.(\d+))?(.*)$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = "", suffix = ""] = match;
  return {
    value: Number(`${whole.replaceAll(",", "")}.${fraction}`),
    decimals: fraction.length,
    suffix: suffix.trimEnd(),
  };
}

const Section = styled.section({
  paddingBlock: space[6],
  background: color.inverse,
  color: color.inverseSoft,
  [media.desktop]: { paddingBlock: space[7] },
});

const Figures = styled.ul({
  display: "grid",
  "& > li": { paddingBlock: space[5] },
  "& > li + li": { borderTop: `1px solid ${color.inverseLine}` },
  "& b": {
    display: "block",
    marginBottom: space[1],
    ...displayFace,
    fontSize: text.display,
    lineHeight: 1.1,
    color: color.inverseInk,
  },
  "& small": { fontSize: text.md },
  "& > li > svg": { marginTop: space[2], fontSize: text.md },
  [media.desktop]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    "& > li": { paddingBlock: 0, paddingInline: space[6] },
    "& > li:first-of-type": { paddingInlineStart: 0 },
    "& > li + li": { borderTop: 0, borderInlineStart: `1px solid ${color.inverseLine}` },
  },
});
