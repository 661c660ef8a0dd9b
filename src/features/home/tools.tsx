import styled from "@emotion/styled";
import { home } from "./text";
import { paths } from "../../shared/domain/paths";
import { color, font, media, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { ClaimSource } from "../../layout/links/claim-source";

/** The firm's products with links and prices (HOM-12), and how they work (HOM-16). */
export function Tools() {
  const { title, lead, all, items, ai, aiText, aiPath, alerts, alertsText } = home.products;
  return (
    <Section title={title} lead={lead}>
      <List role="list">
        {items.map((item) => (
          <li key={item.page}>
            <h3>
              <SiteLink to={paths[item.page]()}>{item.title}</SiteLink>
            </h3>
            <p>{item.text}</p>
            {item.note && <Note>{item.note}</Note>}
          </li>
        ))}
      </List>
      <Methods role="list">
        <li>
          <SiteLink to={aiPath}>{ai}</SiteLink>: {aiText}
        </li>
        <li>
          <strong>{alerts}</strong>: {alertsText}
        </li>
      </Methods>
      <Ends>
        <All to={paths.features()}>{all}</All>
        <ClaimSource />
      </Ends>
    </Section>
  );
}

const List = styled.ul({
  borderTop: `1px solid ${color.lineStrong}`,
  "& > li": {
    position: "relative",
    display: "grid",
    gap: space[1],
    paddingBlock: space[4],
    borderBottom: `1px solid ${color.line}`,
  },
  "& h3": { fontSize: text.xl },
  "& a": { color: color.ink, textDecoration: "none" },
  // Makes the whole row a link.
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& li:hover a": { color: color.accent, textDecoration: "underline" },
  "& p": { color: color.inkSoft },
  [media.desktop]: {
    "& > li": {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)",
      gap: space[5],
      alignItems: "baseline",
    },
  },
});

const Note = styled.p({
  fontSize: text.sm,
  "p&": { color: color.inkFaint },
  [media.desktop]: { textAlign: "end" },
});

const Methods = styled.ul({
  "&[role]": { marginTop: space[4] },
  "& li": { paddingBlock: space[1] },
});

const Ends = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  marginTop: space[5],
});

const All = styled(SiteLink)({ paddingBlock: space[1], fontFamily: font.text });
