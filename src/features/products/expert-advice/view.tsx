import styled from "@emotion/styled";
import source from "../../../../content/pages/expert-advice.yaml";
import { readTexts } from "../../../content/content-text";
import { paths } from "../../../shared/domain/paths";
import { color, displayFace, media, space, text, weight } from "../../../theme/tokens";
import { Actions, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { PointList } from "../../../ui/point-list";
import { Section } from "../../../ui/section";
import { AsideSection, createProductHead, entryNumber, ProductPage } from "../product-page";
import type { schema } from "./text.schema";
import { Illustration } from "../../../ui/illustration";
import { ClaimSource } from "../../../layout/links/claim-source";

const expertAdvice = readTexts<typeof schema>(source);
const { hero, contact, anatomy, platform, access, team, closing } = expertAdvice;

export const Head = createProductHead(expertAdvice, paths.expertAdvice());

/** The page of Expert Advice (PRD-01). */
export function ExpertAdvice() {
  return (
    <ProductPage
      page={expertAdvice}
      path={paths.expertAdvice()}
      actions={<ButtonLink to={paths.contact()}>{contact}</ButtonLink>}
      picture={<CallPicture />}
      closingAction={
        <Actions>
          <ButtonLink to={paths.download()}>{closing.action}</ButtonLink>
          <ClaimSource />
        </Actions>
      }
    >
      <Section title={anatomy.title} lead={anatomy.lead}>
        <CallParts>
          {anatomy.items.map((part) => (
            <div key={part.term}>
              <dt>{part.term}</dt>
              <dd className="sample">{part.sample}</dd>
              <dd>{part.text}</dd>
            </div>
          ))}
        </CallParts>
        <Note>{anatomy.note}</Note>
      </Section>
      <Section tone="sunken" title={platform.title}>
        <Benefits items={platform.items} ordered />
        <ClaimSource />
      </Section>
      <AsideSection title={access.title} lead={access.lead}>
        <Access>
          {access.columns.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul role="list">
                {items.map((item) => (
                  <li key={item}>
                    <Icon name="check" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Access>
      </AsideSection>
      <Section tone="inverse" title={team.title} lead={team.lead}>
        <TeamPoints items={team.items} />
        <ClaimSource />
      </Section>
    </ProductPage>
  );
}

// In the order of the texts: entry, stop-loss and target.
const LEVELS = [
  { y: 230, stroke: "accent" },
  { y: 270, stroke: "highlight" },
  { y: 158, stroke: "accent" },
] as const;

/** A phone with a sample call: its three prices across a chart (PRD-01). */
function CallPicture() {
  const levels = anatomy.items;
  return (
    <Illustration viewBox="0 0 440 420" label={hero.picture}>
      <rect className="fill-accent-tint" x="20" y="70" width="400" height="300" rx="28" />
      <rect className="fill-surface line" x="84" y="12" width="272" height="396" rx="34" />
      <path className="line" d="M196 30h48" strokeWidth="5" />
      <rect className="fill-accent" x="108" y="60" width="62" height="30" rx="15" />
      <text className="words-on-accent" x="139" y="80.5" fontSize="16" textAnchor="middle">
        {anatomy.side}
      </text>
      <text className="words" x="108" y="116" fontSize="21" fontWeight="600">
        {anatomy.company}
      </text>
      {LEVELS.map(({ y, stroke }, index) => (
        <g key={y}>
          <path
            className={stroke}
            d={`M108 ${y}h224`}
            strokeDasharray={index === 0 ? undefined : "5 6"}
          />
          <text className="words-soft" x="108" y={y - 7} fontSize="15">
            {levels[index]?.term}
          </text>
          <text className="words" x="332" y={y - 7} fontSize="16" fontWeight="600" textAnchor="end">
            {levels[index]?.sample}
          </text>
        </g>
      ))}
      <path className="ink" d="M186 256l8-5 8 7 10-14 9 8 10-12 10 5 13-16 10 1" strokeWidth="3" />
      <circle className="fill-highlight" cx="264" cy="230" r="6" />
      <path className="line" d="M108 304h224" />
      <rect className="fill-sunken" x="108" y="322" width="224" height="12" rx="6" />
      <rect className="fill-sunken" x="108" y="344" width="150" height="12" rx="6" />
      <rect className="fill-surface highlight" x="24" y="186" width="62" height="62" rx="31" />
      <path
        className="ink"
        d="M55 201c-8 0-13 6-13 13v8l-4 6h34l-4-6v-8c0-7-5-13-13-13zM51 233a4 4 0 0 0 8 0"
        strokeWidth="2.5"
      />
    </Illustration>
  );
}

const CallParts = styled.dl({
  borderBottom: `1px solid ${color.line}`,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: space[4],
    rowGap: space[2],
    alignItems: "baseline",
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& dt": { ...displayFace, fontSize: text.xl },
  "& dd:last-of-type": { gridColumn: "1 / -1", color: color.inkSoft },
  "& .sample": {
    color: color.accent,
    fontSize: text.lg,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
  },
  [media.desktop]: {
    "& > div": { gridTemplateColumns: "11rem 10rem minmax(0, 1fr)" },
    "& dd:last-of-type": { gridColumn: "auto" },
  },
});

const Note = styled.p({ marginTop: space[4], color: color.inkFaint, fontSize: text.sm });

const Benefits = styled(PointList)({
  display: "grid",
  gap: space[5],
  counterReset: "entry",
  "& > li": {
    counterIncrement: "entry",
    display: "grid",
    gridTemplateColumns: "2.25rem minmax(0, 1fr)",
    alignContent: "start",
    rowGap: space[2],
  },
  "& > li::before": { ...entryNumber, gridRow: "1 / span 2", fontSize: text.xl, lineHeight: 1.14 },
  "& h3": { fontSize: text.xl },
  "& p": { color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[7],
    rowGap: space[6],
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      paddingBottom: space[6],
      borderBottom: `1px solid ${color.lineStrong}`,
    },
    "& > li:first-of-type h3, & > li:first-of-type::before": { fontSize: text.xxl },
    "& > li:first-of-type p": { maxWidth: "40rem", fontSize: text.lg },
  },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const Access = styled.div({
  display: "grid",
  gap: space[6],
  "& h3": { paddingTop: space[4], borderTop: `2px solid ${color.accent}`, fontSize: text.xl },
  "& ul": { display: "grid", gap: space[3], marginTop: space[4] },
  "& li": { display: "grid", gridTemplateColumns: "auto 1fr", gap: space[3] },
  "& svg": { marginTop: "0.2em", color: color.accent },
  [media.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: space[6] },
});

const TeamPoints = styled(PointList)({
  "& > li": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.inverseLine}`,
  },
  "& h3": { fontSize: text.xl },
  [media.desktop]: { "& > li": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
