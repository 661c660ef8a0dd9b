import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { navigation } from "../content/navigation";
import { site } from "../content/site";
import { color, media, space, text, weight, size } from "../theme/tokens";
import { Icon, type IconName } from "../ui/icon";
import { NewTabHint } from "../ui/visually-hidden";
import { toTelephoneHref } from "./links/addresses";

/** A number or address on its own line, tall enough for a thumb on small screens. */
export const contactLink = {
  [media.mobile]: { display: "inline-flex", alignItems: "center", minHeight: size.touch },
} as const;

/** Customer care and offices (FTR-05). */
export function FooterContacts() {
  const { phones, emails, hours } = site.contacts;
  const { care, email, map } = navigation.footer;
  return (
    <Grid>
      <Block icon="phone" title={care}>
        {phones.map(({ label, number }) => (
          <Line key={number}>
            {label} <PhoneNumber href={toTelephoneHref(number)}>{number}</PhoneNumber>
          </Line>
        ))}
        <p className="together">{hours}</p>
      </Block>
      {emails.length > 0 && (
        <Block icon="mail" title={email}>
          {emails.map(({ label, address }) => (
            <Line key={address}>
              {label} <a href={`mailto:${address}`}>{address}</a>
            </Line>
          ))}
        </Block>
      )}
      {site.offices.map(({ name, lines, mapUrl }) => (
        <Block key={name} icon="pin" title={name}>
          <Address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Address>
          {mapUrl && (
            <a href={mapUrl} target="_blank" rel="noopener">
              {map}
              <NewTabHint>: {name}</NewTabHint>
            </a>
          )}
        </Block>
      ))}
    </Grid>
  );
}

type BlockProps = { icon: IconName; title: string; children: ReactNode };

function Block({ icon, title, children }: BlockProps) {
  return (
    <section>
      <Title>
        <Icon name={icon} side={1.125} />
        {title}
      </Title>
      <Lines>{children}</Lines>
    </section>
  );
}

const Grid = styled.div({
  [media.print]: { display: "none" },
  display: "grid",
  gap: space[5],
  marginTop: space[6],
  // On small screens the groups above end with a line.
  [media.desktop]: {
    gridTemplateColumns: "repeat(2, 1fr)",
    paddingTop: space[6],
    borderTop: `1px solid ${color.inverseLine}`,
  },
  [media.wide]: { gridTemplateColumns: "repeat(4, 1fr)" },
});

const Title = styled.h2({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: text.md,
  fontWeight: weight.strong,
  color: color.inverseInk,
  "& svg": { color: color.inverseAccent },
});

const Lines = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  marginTop: space[3],
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "& a": contactLink,
});

const Line = styled.p({ display: "grid" });

const PhoneNumber = styled.a({ whiteSpace: "nowrap" });

const Address = styled.address({ display: "grid", fontStyle: "normal" });
