import styled from "@emotion/styled";
import { navigation } from "../config/navigation";
import { site } from "../config/site";
import { color, media, size, space, text } from "../theme/tokens";
import { Container } from "../ui/container";
import { SiteLink } from "../ui/site-link";
import { FooterContacts } from "./footer-contacts";
import { FooterGroups } from "./footer-groups";
import { FooterRegulatory } from "./footer-regulatory";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";

/** The site's footer: links, contacts and what the regulator asks for (FTR-01 … FTR-05). */
export function Footer() {
  return (
    <Band>
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
        <Bottom>
          <p>
            © {site.legal.copyrightYear} {site.brand.company}
          </p>
          <nav aria-label="Policies">
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
    </Band>
  );
}

const Band = styled.footer({
  marginTop: space[8],
  // The floating links lie over the last line of it, never over its words.
  paddingBlock: `${space[7]} calc(${space[5]} + ${size.dock})`,
  background: color.band,
  color: color.bandSoft,
  fontSize: text.sm,
  "& a": { color: color.bandInk },
  "& a:hover": { color: color.bandAccent },
  [media.desktop]: { marginTop: space[9], paddingBlock: `${space[8]} ${space[9]}` },
  [media.roomy]: { paddingBottom: space[6] },
  [media.print]: { display: "none" },
});

const Top = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(14rem, 1fr) 3fr", gap: space[7] },
});

const Brand = styled.div({ display: "grid", alignContent: "start", gap: space[4] });

const Tagline = styled.p({ maxWidth: "22rem" });

const Notice = styled.p({
  marginTop: space[6],
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `3px solid ${color.bandAccent}`,
  background: color.bandLine,
  color: color.bandInk,
});

const Bottom = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `1px solid ${color.bandLine}`,
});

const Policies = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.touch,
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
});
