import styled from "@emotion/styled";
import { Fragment } from "react";
import { upi, upiHandle } from "./text";
import { color, font, media, radius, shadow, size, space, text, weight } from "../../theme/tokens";
import { Breadcrumbs, type Crumb } from "../../ui/breadcrumbs";
import { HeroTop, PageHero } from "../../ui/page-hero";
import { Container, Section } from "../../ui/section";
import { createAnchorMaker } from "../../shared/domain/anchors";
import { ScriptOnlyCopyButton, useCopyFeedback } from "../../ui/use-copy-feedback";
import { fillText } from "../../shared/domain/fill-text";
import { paths } from "../../shared/domain/paths";
import { Actions, ButtonLink } from "../../ui/button";
import { site } from "../../content/site";
import { NewTabLink } from "../../ui/new-tab-link";
import { Steps } from "../../ui/steps";
import { Disclosure } from "../../ui/disclosure";
import { useOpenAnchor } from "../../ui/use-open-anchor";

/** Explains verified handles and shows the firm's (UPI-01). */
export function UpiHero({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return (
    <HeroTop as="div">
      <Container>
        <Breadcrumbs items={breadcrumbs} />
      </Container>
      <PageHero {...upi.hero} picture={<HandleCard />} />
    </HeroTop>
  );
}

function HandleCard() {
  const { title, lead, copy, sample } = upi.handle;
  const { feedback, ...onCopy } = useCopyFeedback(upi.handle);
  return (
    <Card aria-labelledby="upi-handle">
      <h2 id="upi-handle">{title}</h2>
      <p>{lead}</p>
      <Line>
        <Handle translate="no">
          {upi.handle.parts.map(({ text: part }) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </Handle>
        <ScriptOnlyCopyButton text={upiHandle} {...onCopy}>
          {copy}
        </ScriptOnlyCopyButton>
      </Line>
      {feedback}
      {sample && <Note>{sample}</Note>}
      <UpiQr />
    </Card>
  );
}

/** The official QR picture, if content names one; the site never draws one (UPI-02). */
export function UpiQr() {
  if (!upi.qrImage) return null;
  return <Qr src={upi.qrImage} alt={fillText(upi.qrAlt, upiHandle)} width={240} height={240} />;
}

/** The parts of the handle in order, and the mark that a UPI app shows with it. */
export function HandleAnatomy() {
  return (
    <Section title={upi.handle.anatomy}>
      <Columns>
        <Parts role="list">
          {upi.handle.parts.map((part, index) => (
            <li key={part.name}>
              <Piece translate="no">{part.text}</Piece>
              <h3>
                {index + 1}. {part.name}
              </h3>
              <p>{part.meaning}</p>
            </li>
          ))}
        </Parts>
        <Mark>
          <VerifiedMark label={upi.mark.picture} />
          <div>
            <h3>{upi.mark.title}</h3>
            <p>{upi.mark.text}</p>
          </div>
        </Mark>
      </Columns>
    </Section>
  );
}

/** UPI's mark of a verified payee, drawn for this site. */
function VerifiedMark({ label }: { label: string }) {
  return (
    <MarkSvg viewBox="0 0 200 180" role="img" aria-label={label}>
      <path className="triangle" d="M100 16 186 164H14z" />
      <path
        className="hand"
        d="M66 106h15v42H66zM88 107l14-31c9 0 13 6 11 15l-3 12h20c7 0 11 6 9 12l-7 25c-2 6-5 8-11 8H88z"
      />
    </MarkSvg>
  );
}

/** How to verify a handle, ending at the regulator's own portal. */
export function VerifySteps() {
  const { title, lead, steps, portal, verifyUs } = upi.verify;
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Steps items={steps} layout="row" />
      <Links>
        <NewTabLink href={site.links.upiCheck}>{portal}</NewTabLink>
        <ButtonLink to={paths.verify()} variant="outlined">
          {verifyUs}
        </ButtonLink>
      </Links>
    </Section>
  );
}

/** Each answer has an anchor for search results (builder/outputs/search). */
export function UpiQuestions() {
  useOpenAnchor();
  const toAnchor = createAnchorMaker();
  return (
    <Section title={upi.questions.title}>
      <List>
        {upi.questions.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Reply id={toAnchor(question)}>{answer}</Reply>
          </Disclosure>
        ))}
      </List>
      <Updated>{upi.updated}</Updated>
    </Section>
  );
}

const Card = styled.section({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderTop: `4px solid ${color.accent}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.low,
  "& > h2": { fontSize: text.xl },
  "& > h2 + p": { marginTop: space[2], color: color.inkSoft },
});

const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginTop: space[4],
});

const Handle = styled.strong({
  flex: "1 1 auto",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.sm,
  background: color.accentTint,
  fontFamily: font.code,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  // One click selects the whole handle for copying by hand.
  userSelect: "all",
});

const Note = styled.p({ marginTop: space[2], color: color.inkFaint, fontSize: text.sm });

const Qr = styled.img({
  marginTop: space[4],
  width: "15rem",
  height: "auto",
  padding: space[3],
  borderRadius: radius.md,
  background: "white",
});

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space[8] },
});

const Parts = styled.ol({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 8.5rem) minmax(0, 1fr)",
    columnGap: space[4],
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li:last-of-type": { borderBottom: `1px solid ${color.line}` },
  "& h3": { fontSize: text.lg },
  "& p": { gridColumn: 2, marginTop: space[1], color: color.inkSoft },
});

const Piece = styled.span({
  alignSelf: "start",
  justifySelf: "start",
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.sm,
  background: color.highlightTint,
  fontFamily: font.code,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

const Mark = styled.div({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr)",
  gap: space[5],
  alignSelf: "start",
  alignItems: "start",
  padding: space[5],
  borderRadius: radius.lg,
  background: color.sunken,
  "& h3": { fontSize: text.lg },
  "& p": { marginTop: space[2], color: color.inkSoft },
});

// The brand pair is light on dark green in either scheme, like the mark.
const MarkSvg = styled.svg({
  width: "100%",
  height: "auto",
  "& .triangle": {
    fill: color.brand,
    stroke: color.brand,
    strokeWidth: 22,
    strokeLinejoin: "round",
  },
  "& .hand": { fill: color.onBrand },
});

const Links = styled(Actions)({ marginTop: space[6] });

const Reply = styled.p({ maxWidth: size.text, scrollMarginTop: "10rem" });

const List = styled.div({
  borderTop: `1px solid ${color.line}`,
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "start",
    columnGap: space[7],
  },
});

const Updated = styled.p({ marginTop: space[6], color: color.inkFaint, fontSize: text.sm });
