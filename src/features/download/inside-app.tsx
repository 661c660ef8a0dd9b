import styled from "@emotion/styled";
import { downloadPage } from "./page-text";
import { color, displayFace, media, size, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";
import { pricedRow } from "../../ui/priced-row";
import { Section } from "../../ui/section";
import { ClaimSource } from "../../layout/links/claim-source";

/** Lists the services in the app, each with its condition or price. */
export function InsideApp() {
  const { title, rows, fine } = downloadPage.inside;
  return (
    <Section title={title}>
      <Parts>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{row.text}</dd>
            {row.note && <dd>{row.note}</dd>}
          </div>
        ))}
      </Parts>
      <Fine>
        {fine} <ClaimSource />
      </Fine>
    </Section>
  );
}

/** Numbered steps from the installation to the first call. */
export function FirstSteps() {
  const { title, items } = downloadPage.steps;
  return (
    <Section title={title}>
      <Sequence items={items} ordered />
    </Section>
  );
}

const Sequence = styled(PointList)({
  display: "grid",
  gap: space[5],
  counterReset: "step",
  "& > li": { counterIncrement: "step" },
  "& > li::before": {
    content: "counter(step)",
    ...displayFace,
    fontSize: text.xxxl,
    lineHeight: 1.2,
    color: color.highlight,
  },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[1], color: color.inkSoft },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

const Parts = styled.dl({
  borderTop: `1px solid ${color.lineStrong}`,
  "& > div": pricedRow,
  "& dt": { ...displayFace, fontSize: text.xl },
  "& dd": { color: color.inkSoft },
  "& dd:last-of-type": { fontSize: text.sm, color: color.inkFaint },
  [media.desktop]: { "& dd:last-of-type": { textAlign: "end" } },
});

const Fine = styled.p({
  maxWidth: size.text,
  marginTop: space[5],
  color: color.inkSoft,
  fontSize: text.sm,
});
