import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { home, listFigures } from "./text";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import { DeviceLink } from "../../layout/links/app-link";
import { color, displayFace, media, motion, size, space, text, weight } from "../../theme/tokens";
import { Actions, ButtonLink } from "../../ui/button";
import { Container } from "../../ui/section";
import { CallsPhone } from "./calls-phone";
import { ClaimMarks } from "../../layout/links/claim-source";

/** Headline, supporting text and the two links, which fade in one after the other (HOM-01). */
export function Hero() {
  const { title, subline, trust, start, contact } = home.hero;
  const figures = listFigures();
  return (
    <FullWidth>
      <Columns>
        <TextColumn>
          <h1>
            {title} <strong>{site.brand.product}</strong>
          </h1>
          <Subline>
            {subline}
            <ClaimMarks names={["plansFrom"]} />
          </Subline>
          <Lead>{site.brand.description}</Lead>
          <HeroActions>
            <DeviceLink>{start}</DeviceLink>
            <ButtonLink to={paths.contact()} variant="outlined">
              {contact}
            </ButtonLink>
          </HeroActions>
          {trust && (
            <Trust>
              {trust}
              <ClaimMarks names={["trustedBy"]} />
            </Trust>
          )}
          {figures.length > 0 && (
            <Figures role="list">
              {figures.map(({ name, label, value, dated }) => (
                <li key={name}>
                  <b>
                    {dated ?? value}
                    {name === "rating" && <span aria-hidden="true"> ★</span>}
                    <ClaimMarks names={[name]} />
                  </b>
                  {` ${label}`}
                </li>
              ))}
            </Figures>
          )}
        </TextColumn>
        <Picture>
          <CallsPhone />
        </Picture>
      </Columns>
    </FullWidth>
  );
}

// Never transparent, so that it counts as painted; short, because scripts wait for it (0019).
const fadeIn = keyframes({ from: { opacity: 0.45, transform: "translateY(0.5rem)" } });

const createFadeIn = (index: number) => ({
  animation: `${fadeIn} 0.25s ${motion.ease} ${index * 0.05}s backwards`,
  [media.reducedMotion]: { animation: "none" },
});

const FullWidth = styled.section({
  overflow: "hidden",
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
});

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  paddingTop: space[7],
  // From the top, so that text that arrives late on a slow line does not move the headline.
  alignItems: "start",
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
    // Keeps the carousel below the fold, so that its empty space can close out of view.
    minHeight: `min(calc(100svh - ${size.header}), 48rem)`,
    paddingBlock: space[8],
  },
  [media.print]: { minHeight: 0 },
});

const TextColumn = styled.div({
  "& h1": { maxWidth: "8em", fontSize: text.display, ...createFadeIn(0) },
  "& h1 strong": { fontWeight: "inherit", color: color.accent },
});

const Subline = styled.p({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: text.lg,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...createFadeIn(1),
});

const Lead = styled.p({ maxWidth: "38rem", color: color.inkSoft, ...createFadeIn(2) });

const HeroActions = styled(Actions)({ marginBlock: space[5], ...createFadeIn(3) });

const Trust = styled.p({ color: color.inkSoft, fontSize: text.sm, ...createFadeIn(4) });

const Figures = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  justifyContent: "start",
  columnGap: space[5],
  "&[role]": { marginTop: space[5], paddingTop: space[4], borderTop: `1px solid ${color.line}` },
  "& li": { color: color.inkSoft, fontSize: text.sm },
  "& b": {
    display: "block",
    ...displayFace,
    fontSize: text.xxl,
    whiteSpace: "nowrap",
    color: color.ink,
  },
  "& b > span": { color: color.highlight },
});

/** Whole on wide screens; on small ones the section's edge cuts it off. */
const Picture = styled.div({
  justifySelf: "center",
  width: "min(16rem, 70vw)",
  marginBottom: "-9rem",
  ...createFadeIn(2),
  [media.desktop]: { width: "100%", maxWidth: "19rem", marginBottom: 0, justifySelf: "end" },
});
