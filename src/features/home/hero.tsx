import styled from "@emotion/styled";
import { home } from "../../config/home";
import { paths } from "../../config/paths";
import { site } from "../../config/site";
import { DeviceLink } from "../../layout/device-link";
import { color, media, space, text, weight } from "../../theme/tokens";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";

/** Headline, what stands behind it, and the two ways on (HOM-01). */
export function Hero() {
  const { title, subline, trust, start, contact } = home.hero;
  return (
    <Band>
      <Container>
        <h1>
          {title} <strong>{site.brand.product}</strong>
        </h1>
        <Subline>{subline}</Subline>
        <p>{site.brand.description}</p>
        <Actions>
          <DeviceLink>{start}</DeviceLink>
          <ButtonLink to={paths.contact()} look="outlined">
            {contact}
          </ButtonLink>
        </Actions>
        <Trust>{trust}</Trust>
      </Container>
    </Band>
  );
}

const Band = styled.section({
  paddingBlock: `${space[7]} ${space[7]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
  "& h1": { maxWidth: "16ch", fontSize: text.display },
  "& h1 strong": { fontWeight: "inherit", color: color.green },
  "& p": { maxWidth: "36rem" },
  [media.desktop]: { paddingBlock: `${space[8]} ${space[9]}` },
});

const Subline = styled.p({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: text.lg,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginBlock: space[5],
});

const Trust = styled.p({ color: color.inkSoft, fontSize: text.sm });
