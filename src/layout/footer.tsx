import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { site } from "../content/site";
import {
  color,
  media,
  motion,
  radius,
  size,
  space,
  text,
  touchSquare,
  weight,
} from "../theme/tokens";
import { Container } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { NewTabHint } from "../ui/visually-hidden";
import { FooterContacts } from "./footer-contacts";
import { FooterGroups } from "./footer-groups";
import { FooterRegulatory } from "./footer-regulatory";
import { Logo } from "./logo";
import { IconPath } from "../ui/icon";
import { SOCIAL_ICONS } from "../ui/social-icons";

/** Links, contacts and the regulator's texts (FTR-01 … FTR-07); only the texts are printed. */
export function Footer() {
  return (
    <FullWidth>
      <Container>
        <Top>
          <Brand>
            <Logo inverse />
            <Tagline>{site.brand.tagline}</Tagline>
            <SocialLinks />
          </Brand>
          <FooterGroups />
        </Top>
        <FooterContacts />
        <FooterRegulatory />
        {site.sampleNotice && <Notice>{site.sampleNotice}</Notice>}
        <VerifyLinks />
        <Bottom>
          <p>
            © {site.legal.copyrightYear} {site.brand.company}
          </p>
          <nav aria-label={navigation.labels.policies}>
            <Policies role="list">
              {navigation.footer.bottom.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{label}</SiteLink>
                </li>
              ))}
            </Policies>
          </nav>
        </Bottom>
      </Container>
    </FullWidth>
  );
}

function VerifyLinks() {
  const { title, items, portals } = navigation.footer.verify;
  return (
    <Verify aria-labelledby="footer-verify">
      <h2 id="footer-verify">{title}</h2>
      <Policies role="list">
        {items.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
      </Policies>
      <p>
        {portals.lead}
        {portals.items.map(({ label, href, closes }) => (
          <span key={label}>
            {" "}
            <a href={href} target="_blank" rel="noopener">
              {label}
              <NewTabHint />
            </a>
            : {closes}
          </span>
        ))}
      </p>
    </Verify>
  );
}

const NETWORKS = [
  ["facebook", "Facebook"],
  ["twitter", "Twitter"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
  ["quora", "Quora"],
] as const;

function SocialLinks() {
  if (NETWORKS.every(([network]) => !site.social[network])) return null;
  return (
    <List role="list">
      {NETWORKS.map(([network, name]) => {
        const address = site.social[network];
        return (
          address && (
            <li key={network}>
              <a href={address} target="_blank" rel="noopener">
                <IconPath path={SOCIAL_ICONS[network]} />
                <NewTabHint>{name}</NewTabHint>
              </a>
            </li>
          )
        );
      })}
    </List>
  );
}

const FullWidth = styled.footer({
  marginTop: space[8],
  // A coloured last section extends to the footer.
  "main:has(> [data-tone='sunken']:last-child) ~ &": { marginTop: 0 },
  // Space at the end, so that the floating links cover no text.
  paddingBlock: `${space[7]} calc(${space[5]} + ${size.dock})`,
  background: color.inverse,
  color: color.inverseSoft,
  fontSize: text.sm,
  "& a": { color: color.inverseInk },
  "& a:hover": { color: color.inverseAccent },
  [media.desktop]: { marginTop: space[9], paddingBlock: `${space[8]} ${space[9]}` },
  [media.extraWide]: { paddingBottom: space[6] },
  [media.print]: {
    marginTop: space[5],
    paddingBlock: 0,
    fontSize: text.xs,
    lineHeight: 1.4,
    breakInside: "avoid",
  },
});

const Top = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(14rem, 1fr) 3fr", gap: space[7] },
  [media.print]: { display: "none" },
});

const Brand = styled.div({ display: "grid", alignContent: "start", gap: space[4] });

const Tagline = styled.p({ maxWidth: "22rem" });

const Notice = styled.p({
  marginTop: space[6],
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `3px solid ${color.inverseAccent}`,
  background: color.inverseLine,
  color: color.inverseInk,
  [media.print]: { marginTop: space[2], padding: 0, border: 0 },
});

const Verify = styled.nav({
  marginTop: space[5],
  "& h2": { color: color.inverseInk, fontSize: text.md, fontWeight: weight.strong },
  [media.print]: { display: "none" },
});

const Bottom = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `1px solid ${color.inverseLine}`,
  [media.print]: { display: "block", marginTop: space[2], padding: 0, border: 0 },
});

const Policies = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  [media.print]: { display: "none" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.touch,
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
});

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "& a": {
    ...touchSquare,
    border: `1px solid ${color.inverseLine}`,
    borderRadius: radius.round,
    transition: `border-color ${motion.duration}`,
  },
  "& a:hover": { borderColor: color.inverseAccent },
  // Two rows of three next to the groups, one row of six above them.
  [media.wide]: { maxWidth: `calc(3 * ${size.touch} + 2 * ${space[2]})` },
});
