import styled from "@emotion/styled";
import { Fragment } from "react";
import { navigation } from "../content/navigation";
import { site, type Site } from "../content/site";
import { color, media, space, text, weight } from "../theme/tokens";
import { contactLink } from "./footer-contacts";
import { toTelephoneHref } from "./links/addresses";

/** Identifiers, officers and the regulator's two sentences of every page, from content (FTR-05, TRU-13). */
export function FooterRegulatory() {
  const officers = site.officers.filter(({ footer }) => footer !== false);
  return (
    <>
      {site.identifiers.length + officers.length > 0 && (
        <Columns>
          {site.identifiers.length > 0 && <Identifiers />}
          {officers.length > 0 && <OfficerList officers={officers} />}
        </Columns>
      )}
      <Statements>
        <strong>{site.legal.riskWarning}</strong>
        <span>{site.legal.disclaimer}</span>
      </Statements>
    </>
  );
}

function Identifiers() {
  return (
    <section>
      <Title>{navigation.footer.identifiers}</Title>
      <Facts>
        {site.identifiers.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </section>
  );
}

function OfficerList({ officers }: { officers: Site["officers"] }) {
  return (
    <Unprinted>
      <Title>{navigation.footer.officers}</Title>
      <Officers role="list">
        {officers.map(({ role, name, email, phone }) => (
          <li key={role}>
            <Role>{role}</Role>
            <span>{name}</span>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={toTelephoneHref(phone)}>{phone}</a>}
          </li>
        ))}
      </Officers>
    </Unprinted>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  marginTop: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${color.inverseLine}`,
  [media.wide]: { gridTemplateColumns: "2fr 3fr", gap: space[7] },
  [media.print]: { display: "block", marginTop: 0, paddingTop: space[3], breakInside: "avoid" },
});

const Unprinted = styled.section({ [media.print]: { display: "none" } });

const Title = styled.h2({
  fontSize: text.md,
  fontWeight: weight.strong,
  color: color.inverseInk,
  marginBottom: space[3],
});

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "minmax(0, 8rem) 1fr",
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "& dd": { color: color.inverseInk },
  [media.desktop]: { gridTemplateColumns: "auto 1fr" },
  [media.print]: { gridTemplateColumns: "auto 1fr auto 1fr" },
});

const Officers = styled.ul({
  display: "grid",
  gap: space[4],
  overflowWrap: "anywhere",
  "& li": { display: "grid", justifyItems: "start", alignContent: "start" },
  "& a": contactLink,
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
});

const Role = styled.span({ color: color.inverseInk, fontWeight: weight.strong });

const Statements = styled.p({
  display: "grid",
  gap: space[2],
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `1px solid ${color.inverseLine}`,
  "& strong": { color: color.inverseInk, fontWeight: weight.strong },
  [media.print]: {
    gap: 0,
    marginTop: space[2],
    padding: 0,
    border: 0,
    // The regulator asks for at least 10 points.
    fontSize: "10pt",
    breakInside: "avoid",
  },
});
