import styled from "@emotion/styled";
import { partnerPage } from "./text";
import { color, font, media, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** Who partners with the firm (PAR-01). */
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
    </Section>
  );
}

const Rows = styled.dl({
  margin: 0,
  "& > div": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
    [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space[6] },
  },
  "& > div:last-of-type": { borderBottom: `1px solid ${color.line}` },
  "& dt": { fontFamily: font.display, fontSize: text.xl, lineHeight: 1.3 },
  "& dd": { margin: 0, color: color.inkSoft },
});
