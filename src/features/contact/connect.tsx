import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { contactPage } from "./text";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import { toTelephoneHref } from "../../layout/links/addresses";
import { color, media, size, space, text, weight } from "../../theme/tokens";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";

/** 'Connect With Us': the firm, customer care and the offices' addresses (CON-01). */
export function Connect({ brand }: { brand: ReactNode }) {
  const { title, care, careEmail, hours, complaint, complaintLink, verifyLink } =
    contactPage.connect;
  return (
    <Section title={title}>
      <Columns>
        <div>
          {brand}
          <Company>{site.brand.company}</Company>
          <p>{site.brand.tagline}</p>
        </div>
        <div>
          <h3>{care}</h3>
          <Channels role="list">
            {site.contacts.phones.map(({ label, number }) => (
              <li key={number}>
                <a href={toTelephoneHref(number)} aria-label={`${label} ${number}`}>
                  <Icon name="phone" />
                  {number}
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${careEmail}`}>
                <Icon name="mail" />
                {careEmail}
              </a>
            </li>
            <li>
              <Icon name="clock" />
              <span className="together">{hours}</span>
            </li>
          </Channels>
        </div>
        {site.offices.map(({ name, lines }) => (
          <div key={name}>
            <h3>{name}</h3>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        ))}
      </Columns>
      <Complaint>
        {complaint} <SiteLink to={paths.grievance()}>{complaintLink}</SiteLink>
        <br />
        <SiteLink to={paths.verify()}>{verifyLink}</SiteLink>
      </Complaint>
    </Section>
  );
}

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  overflowWrap: "anywhere",
  "& > div": { paddingTop: space[4], borderTop: `2px solid ${color.accent}` },
  "& h3": { fontSize: text.xl },
  "& address": { display: "grid", marginTop: space[3], fontStyle: "normal", color: color.inkSoft },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  // Unlike `anywhere`, this lets a column grow to its longest word.
  [media.wide]: { gridTemplateColumns: "5fr 5fr 4fr 4fr", overflowWrap: "break-word" },
});

const Company = styled.p({ marginTop: space[3], fontWeight: weight.strong });

const Channels = styled.ul({
  fontVariantNumeric: "tabular-nums",
  "&[role]": { marginBlock: space[3] },
  "& li, & a": { display: "flex", alignItems: "center", gap: space[3], minHeight: size.touch },
  "& svg": { flex: "none", color: color.accent },
});

const Complaint = styled.p({ maxWidth: size.text, marginTop: space[6], color: color.inkSoft });
