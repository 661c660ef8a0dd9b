import styled from "@emotion/styled";
import { Fragment, useState } from "react";
import { upi, upiHandle } from "./text";
import { color, font, media, radius, shadow, size, space, text, weight } from "../../theme/tokens";
import { Breadcrumbs, type Crumb } from "../../ui/breadcrumbs";
import { Container } from "../../ui/container";
import { HeroTop, PageHero } from "../../ui/page-hero";
import { anchorMaker } from "../../shared/domain/anchors";
import { interpolate } from "../../content/interpolate";
import { CopyButton } from "../../ui/copy-button";
import { Section } from "../../ui/section";
import { site } from "../../content/site";
import { NewTabLink } from "../../ui/new-tab-link";
import { Steps } from "../../ui/steps";
import { Disclosure } from "../../ui/disclosure";
import { useOpenAnchor } from "../../ui/use-open-anchor";

/** What a verified handle is, and the firm's own to copy (UPI-01). */
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

/** The handle with Copy (UPI-01); its alert stays, as copying by hand takes time. */
function HandleCard() {
  const [answers, setAnswers] = useState<string[]>([]);
  const answerWith = (words: string) => setAnswers((earlier) => [...earlier, words]);
  const { title, lead, copy, copied, failed, sample } = upi.handle;
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
        <Copy
          text={upiHandle}
          onCopied={() => answerWith(copied)}
          onFailed={() => answerWith(interpolate(failed, upiHandle))}
        >
          {copy}
        </Copy>
      </Line>
      <Answer role="alert">
        {/* A new element is read out again, also where its words are the same. */}
        <span key={answers.length}>{answers.at(-1)}</span>
      </Answer>
      {sample && <Note>{sample}</Note>}
    </Card>
  );
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

/** The mark that UPI apps show with a verified payee, drawn for this site. */
function VerifiedMark({ label }: { label: string }) {
  return (
    <Drawing viewBox="0 0 200 180" role="img" aria-label={label} focusable="false">
      <path className="triangle" d="M100 16 186 164H14z" />
      <path
        className="hand"
        d="M66 106h15v42H66zM88 107l14-31c9 0 13 6 11 15l-3 12h20c7 0 11 6 9 12l-7 25c-2 6-5 8-11 8H88z"
      />
    </Drawing>
  );
}

/** How to verify a handle, ending at the regulator's own portal. */
export function VerifySteps() {
  const { title, lead, steps, portal } = upi.verify;
  return (
    <Section title={title} lead={lead} tone="sunken">
      <Steps items={steps} layout="row" />
      <Portal href={site.links.upiCheck}>{portal}</Portal>
    </Section>
  );
}

/** Each answer has an anchor, to which the search leads (src/gatsby/outputs/search). */
export function UpiQuestions() {
  useOpenAnchor();
  const anchorOf = anchorMaker();
  return (
    <Section title={upi.questions.title}>
      <List>
        {upi.questions.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Reply id={anchorOf(question)}>{answer}</Reply>
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
  // One press takes the whole handle, for whoever copies by hand.
  userSelect: "all",
});

const Copy = styled(CopyButton)({ [media.scriptless]: { display: "none" } });

/** As high as one line from the start, so that the answer moves nothing. */
const Answer = styled.p({
  minHeight: "1.6em",
  marginTop: space[3],
  color: color.accent,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

const Note = styled.p({ marginTop: space[2], color: color.inkFaint, fontSize: text.sm });

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

// The brand pair is light on dark green in either scheme, as the mark is.
const Drawing = styled.svg({
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

const Portal = styled(NewTabLink)({ marginTop: space[6] });

const Reply = styled.p({ scrollMarginTop: "10rem" });

const List = styled.div({ maxWidth: size.text, borderTop: `1px solid ${color.line}` });

const Updated = styled.p({ marginTop: space[6], color: color.inkFaint, fontSize: text.sm });
