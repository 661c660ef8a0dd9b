import styled from "@emotion/styled";
import { sections } from "./sections";
import { paths } from "../../shared/domain/paths";
import { color, font, media, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { ClaimMarks } from "../../layout/links/claim-source";

/** The firm's products with links and prices (HOM-12), and how they work (HOM-16). */
export function Tools() {
  const { title, lead, all, items, ai, aiText, aiPath, alerts, alertsText } = sections.products;
  return (
    <Section title={title} lead={lead}>
      <List role="list">
        {items.map((item) => (
          <li key={item.page}>
            <h3>
              <SiteLink to={paths[item.page]()}>{item.title}</SiteLink>
            </h3>
            <p>{item.text}</p>
            {item.note && (
              <Note>
                {item.note}
                <ClaimMarks names={item.claims} />
              </Note>
            )}
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
      <p>
        <All to={paths.features()}>{all}</All>
      </p>
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
  "& h3 a": { color: color.ink, textDecoration: "none" },
  // Makes the whole row a link.
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& p a": { position: "relative" },
  "& li:hover h3 a": { color: color.accent, textDecoration: "underline" },
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

const All = styled(SiteLink)({
  display: "inline-block",
  marginTop: space[4],
  paddingBlock: space[1],
  fontFamily: font.text,
});
