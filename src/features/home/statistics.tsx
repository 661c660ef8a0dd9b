import styled from "@emotion/styled";
import { home } from "./text";
import { site } from "../../content/site";
import { color, font, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Stars } from "../../ui/stars";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { ClaimedFigure } from "./claimed-figure";

/** Registered users, rating and experience, in figures that count up (HOM-06). */
export function Statistics() {
  const { title, ...words } = home.statistics;
  return (
    <Band aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {title}
      </VisuallyHidden>
      <Container>
        <Figures role="list">
          {CLAIMS.map((name) => (
            <li key={name}>
              <b>
                <ClaimedFigure claim={site.claims[name]} />
              </b>{" "}
              {words[name]}
              {name === "rating" && <Stars value={Number(site.claims.rating)} appear />}
            </li>
          ))}
        </Figures>
      </Container>
    </Band>
  );
}

const CLAIMS = ["users", "rating", "years"] as const;

const Band = styled.section({
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
    fontFamily: font.display,
    fontWeight: 560,
    fontSize: text.display,
    lineHeight: 1.1,
    color: color.inverseInk,
  },
  "& svg": { marginTop: space[2], fontSize: text.md },
  [media.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "& > li": { paddingBlock: 0, paddingInline: space[6] },
    "& > li:first-of-type": { paddingInlineStart: 0 },
    "& > li + li": { borderTop: 0, borderInlineStart: `1px solid ${color.inverseLine}` },
  },
});
