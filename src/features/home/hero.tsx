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

/** Headline, supporting text and the two links; they fade in one by one (HOM-01). */
export function Hero() {
  const { title, subline, trust, start, contact } = home.hero;
  return (
    <FullWidth>
      <Columns>
        <Words>
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
        </Words>
        <Picture>
          <CallsPhone />
        </Picture>
      </Columns>
    </FullWidth>
  );
}

/**
 * Starts visible, because browsers count transparent elements as painted only at the end. Short, because
 * the page's scripts wait for it (decision 0019).
 */
const settle = keyframes({ from: { opacity: 0.45, transform: "translateY(0.5rem)" } });

const stage = (index: number) => ({
  animation: `${settle} 0.25s ${motion.ease} ${index * 0.05}s backwards`,
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
    // Keeps the pictures below the fold, so that their empty room can close out of view.
    minHeight: `min(calc(100svh - ${size.header}), 56rem)`,
    paddingTop: space[8],
  },
  [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
});

const Words = styled.div({
  "& h1": { maxWidth: "12ch", fontSize: text.display, ...stage(0) },
  "& h1 strong": { fontWeight: "inherit", color: color.accent },
  // As high as its text before all of that is parsed: a slow line must not move the headline.
  [media.desktop]: { minHeight: "28.25rem", paddingBottom: space[8] },
});

const Subline = styled.p({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: text.lg,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...stage(1),
});

const Lead = styled.p({ maxWidth: "34rem", color: color.inkSoft, ...stage(2) });

const HeroActions = styled(Actions)({ marginBlock: space[5], ...stage(3) });

const Trust = styled.p({ color: color.inkSoft, fontSize: text.sm, ...stage(4) });

/** The lower edge cuts off the phone. */
const Picture = styled.div({
  justifySelf: "center",
  alignSelf: "end",
  width: "min(16rem, 70vw)",
  marginBottom: "-9rem",
  ...stage(2),
  // As large as the screen is high, so that no empty field remains above the text.
  [media.desktop]: { width: "100%", maxWidth: "clamp(20rem, 42svh, 26rem)", marginBottom: "-6rem" },
});
