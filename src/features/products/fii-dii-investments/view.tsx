import styled from "@emotion/styled";
import source from "../../../../content/pages/fii-dii-investments.yaml";
import { readTexts } from "../../../content/content-text";
import { paths } from "../../../shared/domain/paths";
import { color, displayFace, media, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/button";
import { Container, Section } from "../../../ui/section";
import { AsideSection, createProductHead, ProductPage } from "../product-page";
import { PointColumns, SimpleTable } from "../product-parts";
import { groupDigits } from "../rupees";
import type { schema } from "./text.schema";
import { Illustration } from "../../../ui/illustration";

const fiiDiiInvestments = readTexts<typeof schema>(source);
const { hero, start, foreign, domestic, unit, who, day, net, habits, closing } = fiiDiiInvestments;

export const Head = createProductHead(fiiDiiInvestments, paths.fiiDii());

/** The institutions, how a day's figure is made, and how to read it (PRD-06). */
export function FiiDiiInvestments() {
  return (
    <ProductPage
      page={fiiDiiInvestments}
      path={paths.fiiDii()}
      actions={<ButtonLink to={paths.download()}>{start}</ButtonLink>}
      picture={<FlowsPicture />}
      closingAction={<ButtonLink to={paths.download()}>{closing.action}</ButtonLink>}
    >
      <Kinds>
        {who.map((kind) => (
          <section key={kind.short}>
            <p aria-hidden="true">{kind.short}</p>
            <h2>{kind.title}</h2>
            <p>{kind.text}</p>
          </section>
        ))}
      </Kinds>
      <Section tone="inverse" title={day.title} lead={day.lead}>
        <Timeline role="list">
          {day.items.map((step) => (
            <li key={step.title}>
              <p className="time">{step.time}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </Timeline>
      </Section>
      <AsideSection title={net.title} lead={net.lead}>
        <NetTable />
      </AsideSection>
      <Section tone="sunken" title={habits.title}>
        <PointColumns items={habits.items} />
      </Section>
    </ProductPage>
  );
}

function NetTable() {
  const { rows, columns, caption, total, reading } = net;
  const together = rows.reduce((sum, { bought, sold }) => sum + bought - sold, 0);
  return (
    <div>
      <SimpleTable
        caption={caption}
        columns={columns}
        figures
        rows={rows.map(({ name, bought, sold }) => [
          name,
          groupDigits(bought),
          groupDigits(sold),
          formatSigned(bought - sold),
        ])}
        foot={[[total, "", "", formatSigned(together)]]}
      />
      <Reading>{reading}</Reading>
    </div>
  );
}

function formatSigned(value: number): string {
  return `${value < 0 ? "−" : "+"}${groupDigits(value)}`;
}

// Ten invented days, net in ₹ hundred crore: foreign, domestic.
const DAYS = [
  [-12, 9],
  [-7, 11],
  [4, -3],
  [-16, 14],
  [-9, 12],
  [6, 2],
  [-4, 8],
  [-11, 10],
  [8, -5],
  [-16, 19],
] as const;

const ZERO = 205;
const UNIT = 6;

/** Ten days of net buying and selling, above and below zero (PRD-06). */
function FlowsPicture() {
  return (
    <Illustration viewBox="0 0 480 400" label={hero.picture} framed>
      <path className="line" d="M28 115h424M28 295h424" strokeWidth="1" strokeDasharray="2 6" />
      {DAYS.map(([foreignNet, domesticNet], index) => (
        <g key={index} transform={`translate(${34 + index * 42} ${ZERO})`}>
          <path className="highlight" d={`M10 0v${-foreignNet * UNIT}`} {...BAR} />
          <path className="accent" d={`M25 0v${-domesticNet * UNIT}`} {...BAR} />
        </g>
      ))}
      <path className="ink" d={`M28 ${ZERO}h424`} strokeWidth="1.5" />
      <path className="highlight" d="M34 358h18" {...BAR} />
      <text className="words" x="62" y="364" fontSize="17">
        {foreign}
      </text>
      <path className="accent" d="M124 358h18" {...BAR} />
      <text className="words" x="152" y="364" fontSize="17">
        {domestic}
      </text>
      <text className="words-soft" x="452" y="48" fontSize="15" textAnchor="end">
        {unit}
      </text>
    </Illustration>
  );
}

const BAR = { strokeWidth: 12, strokeLinecap: "butt" } as const;

const Kinds = styled(Container)({
  display: "grid",
  gap: space[6],
  paddingBlock: space[7],
  "& p:first-of-type": {
    color: color.accent,
    ...displayFace,
    fontSize: text.display,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1,
  },
  "& h2": { marginTop: space[3], fontSize: text.xxl },
  "& h2 + p": { marginTop: space[3], color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "1fr 1fr",
    paddingBlock: space[8],
    "& > section + section": {
      paddingInlineStart: space[6],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

const Timeline = styled.ol({
  display: "grid",
  "& > li": {
    position: "relative",
    paddingInlineStart: space[6],
    paddingBottom: space[6],
    borderInlineStart: `2px solid ${color.inverseLine}`,
  },
  "& > li:last-of-type": { paddingBottom: 0 },
  "& > li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: `calc(-0.5rem - 1px)`,
    top: "0.3rem",
    width: "1rem",
    height: "1rem",
    borderRadius: "50%",
    border: `3px solid ${color.inverse}`,
    background: color.inverseSoft,
  },
  "& > li:last-of-type::before": { background: color.inverseAccent },
  "& .time": {
    color: color.inverseAccent,
    ...displayFace,
    fontSize: text.xl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.2,
  },
  "& h3": { marginTop: space[1], fontSize: text.lg },
  "& h3 + p": { marginTop: space[2], color: color.inverseSoft },
  [media.wide]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    "& > li": {
      paddingInline: `0 ${space[5]}`,
      paddingTop: space[6],
      paddingBottom: 0,
      borderInlineStart: 0,
      borderTop: `2px solid ${color.inverseLine}`,
    },
    "& > li::before": { insetInlineStart: 0, top: `calc(-0.5rem - 1px)` },
  },
});

const Reading = styled.p({ maxWidth: "38rem", marginTop: space[5], fontSize: text.lg });
