import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { home } from "./text";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import { DeviceLink } from "../../layout/links/app-link";
import { color, media, motion, size, space, text, weight } from "../../theme/tokens";
import { Actions } from "../../ui/actions";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";
import { CallsPhone } from "./calls-phone";
import { ClaimSource } from "../../layout/links/claim-source";

/** Headline, supporting text and the two links, which fade in one after the other (HOM-01). */
export function Hero() {
  const { title, subline, trust, start, contact } = home.hero;
  return (
    <FullWidth>
      <Columns>
        <TextColumn>
          <h1>
            {title} <strong>{site.brand.product}</strong>
          </h1>
          <Subline>{subline}</Subline>
          <Lead>{site.brand.description}</Lead>
          <HeroActions>
            <DeviceLink>{start}</DeviceLink>
            <ButtonLink to={paths.contact()} variant="outlined">
              {contact}
            </ButtonLink>
          </HeroActions>
          {trust && <Trust>{trust}</Trust>}
          <ClaimSource />
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
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    alignItems: "center",
    // Keeps the carousel below the fold, so that its empty space can close out of view.
    minHeight: `min(calc(100svh - ${size.header}), 56rem)`,
    paddingTop: space[8],
  },
  [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
});

const TextColumn = styled.div({
  "& h1": { maxWidth: "8em", fontSize: text.display, ...createFadeIn(0) },
  "& h1 strong": { fontWeight: "inherit", color: color.accent },
  // Reserves the height of all its text, so that a slow connection does not move the headline.
  [media.desktop]: { minHeight: "28.25rem", paddingBottom: space[8] },
});

const Subline = styled.p({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: text.lg,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...createFadeIn(1),
});

const Lead = styled.p({ maxWidth: "34rem", color: color.inkSoft, ...createFadeIn(2) });

const HeroActions = styled(Actions)({ marginBlock: space[5], ...createFadeIn(3) });

const Trust = styled.p({ color: color.inkSoft, fontSize: text.sm, ...createFadeIn(4) });

/** The lower edge cuts off the phone. */
const Picture = styled.div({
  justifySelf: "center",
  alignSelf: "end",
  width: "min(16rem, 70vw)",
  marginBottom: "-9rem",
  ...createFadeIn(2),
  // Grows with the height of the screen, so that no empty area remains above the text.
  [media.desktop]: { width: "100%", maxWidth: "clamp(20rem, 42svh, 26rem)", marginBottom: "-6rem" },
});
