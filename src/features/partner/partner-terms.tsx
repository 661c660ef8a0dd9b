import source from "../../../content/pages/partner.yaml";
import styled from "@emotion/styled";
import { color, displayFace, media, size, space, text } from "../../theme/tokens";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";
import { ClaimSource } from "../../layout/links/claim-source";

export const partnerPage = readTexts<typeof schema>(source);

/** Describes the kinds of partners that the firm works with (PAR-01). */
export function PartnerKinds() {
  const { title, lead, items } = partnerPage.who;
  return (
    <Section title={title} lead={lead}>
      <Rows>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </Rows>
      <ClaimSource />
    </Section>
  );
}

/** What partners cannot expect (PAR-01). */
export function NotOffered() {
  const { title, lead, items } = partnerPage.not;
  return (
    <Section title={title} lead={lead} tone="inverse">
      <List role="list">
        {items.map((item) => (
          <li key={item.title}>
            <Icon name="close" />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

const Rows = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[6] },
  },
  "& > div:last-of-type": { borderBottom: `1px solid ${color.line}` },
  "& dt": { ...displayFace, fontSize: text.xl, lineHeight: 1.3 },
  "& dd": { color: color.inkSoft },
});

const List = styled.ul({
  display: "grid",
  gap: `${space[5]} ${space[7]}`,
  "& > li": { display: "flex", gap: space[4] },
  "& svg": { flex: "none", marginTop: "0.3em", color: color.inverseAccent },
  "& h3": { fontSize: text.lg },
  "& p": { maxWidth: size.text, marginTop: space[1], color: color.inverseSoft },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
