import styled from "@emotion/styled";
import { createIpoBreadcrumbs } from "./ipo-breadcrumbs";
import { fillText } from "../../shared/domain/fill-text";
import { useLive } from "../../live/hooks";
import { cutToDay } from "../../shared/domain/clock";
import { findEnd, readIpoDays } from "../../shared/domain/ipo";
import type { IpoContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { aside, color, media, space, surface, text, weight } from "../../theme/tokens";
import { Actions, ButtonAnchor, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { TermList, TermRows } from "../../ui/term-list";
import { useToday } from "../../ui/use-today";
import { IpoByline } from "./ipo-byline";
import { createFacts, createStrip, describeStage } from "./ipo-facts";
import { IpoLink } from "./ipo-link";
import { IpoSource } from "./ipo-source";
import { iposText } from "./text";
import { CLOSING_HOURS, RATINGS } from "./rules";
import { IpoTimeline } from "./ipo-timeline";
import { ipoText } from "./page-text";

/** One IPO, built and then refreshed from the API (IPO-11). */
export function IpoPage({ ipo: initialIpo, address, at, day, author }: IpoContext) {
  const live = useLive("ipos", { initialData: { at, data: [initialIpo] } });
  const latest = live.isStale ? undefined : live.data?.find(({ id }) => id === initialIpo.id);
  const ipo = latest ?? initialIpo;
  const now = useToday(day, CLOSING_HOURS);
  const hasDayAhead =
    findEnd(ipo) === null &&
    Object.values(readIpoDays(initialIpo)).some((date) => date !== null && date >= cutToDay(day));
  return (
    <>
      <Hero data-outcome={findEnd(ipo) ?? undefined}>
        <PageHero
          title={ipo.company}
          breadcrumbs={createIpoBreadcrumbs(initialIpo.company, address)}
          lead={describeStage(ipo, now)}
          picture={
            <Review
              ipo={ipo}
              receivedAt={latest ? live.at : at}
              author={ipo.reviewAuthor === initialIpo.reviewAuthor ? author : null}
            />
          }
        >
          <OutcomeSource ipo={ipo} />
          <Strip>
            <TermRows rows={createStrip(ipo, now)} />
          </Strip>
          <Buttons>
            {hasDayAhead && (
              <ButtonAnchor href={address + paths.ipoEventsFile()} type="text/calendar">
                {ipoText.addToCalendar}
              </ButtonAnchor>
            )}
            <ButtonLink to={paths.ipoCalendar()} variant="outlined">
              {ipoText.calendar}
            </ButtonLink>
            <ButtonLink to={paths.ipos()} variant="outlined">
              {ipoText.all}
            </ButtonLink>
          </Buttons>
        </PageHero>
      </Hero>
      <IpoTimeline ipo={ipo} now={now} />
      <Facts ipo={ipo} now={now} />
    </>
  );
}

/** Where the withdrawal, postponement or extension is announced (IPO-20). */
function OutcomeSource({ ipo: { outcomeSource, outcomeUrl } }: PartProps) {
  if (outcomeSource === null) return null;
  const [before, after] = ipoText.outcomeSource.split("%");
  return (
    <Note>
      {before}
      {outcomeUrl === null ? outcomeSource : <IpoLink url={outcomeUrl}>{outcomeSource}</IpoLink>}
      {after}
    </Note>
  );
}

type PartProps = { ipo: IpoContext["ipo"] };

function Facts({ ipo, now }: PartProps & { now: string }) {
  const { facts, allotmentStatus, rhp, drhp } = ipoText;
  const { registrar, registrarUrl, prospectusUrl, draftProspectusUrl } = ipo;
  return (
    <Section title={facts.title} tone="sunken">
      <Terms>
        <TermRows rows={createFacts(ipo, now)} />
        {(registrar ?? registrarUrl) !== null && (
          <div>
            <dt>{facts.registrar}</dt>
            <dd>
              {registrar} {registrarUrl && <IpoLink url={registrarUrl}>{allotmentStatus}</IpoLink>}
            </dd>
          </div>
        )}
        {(prospectusUrl ?? draftProspectusUrl) !== null && (
          <div>
            <dt>{facts.documents}</dt>
            <dd>
              {prospectusUrl && <IpoLink url={prospectusUrl}>{rhp}</IpoLink>}{" "}
              {draftProspectusUrl && <IpoLink url={draftProspectusUrl}>{drhp}</IpoLink>}
            </dd>
          </div>
        )}
      </Terms>
    </Section>
  );
}

type ReviewProps = PartProps & Pick<IpoContext, "author"> & { receivedAt: string | null };

const findRatingMeaning = (rating: string) =>
  RATINGS.find(({ term }) => term === rating)?.meaning ?? null;

/** Rating, review and report with their author, the source of the figures, and the warning. */
function Review({ ipo, receivedAt, author }: ReviewProps) {
  const { title, rating, report, certificate, noCertificate } = ipoText.review;
  const hasView = ipo.rating !== null || ipo.review !== null || ipo.reportUrl !== null;
  return (
    <View aria-labelledby="ipo-view">
      <h2 id="ipo-view">{hasView ? title : iposText.risk.title}</h2>
      {ipo.rating !== null && (
        <p>
          <strong>{rating}:</strong> {ipo.rating} <small>{findRatingMeaning(ipo.rating)}</small>
        </p>
      )}
      {ipo.review !== null && <p>{ipo.review}</p>}
      {ipo.reportUrl !== null && <IpoLink url={ipo.reportUrl}>{report}</IpoLink>}
      <IpoByline ipo={ipo} author={author?.segment}>
        {author?.certificate
          ? fillText(certificate, author.certificate.number, author.certificate.until)
          : noCertificate}
      </IpoByline>
      <IpoSource {...ipo} receivedAt={receivedAt} />
      <Warning>{iposText.risk.text}</Warning>
      <Warning>{iposText.risk.warning}</Warning>
    </View>
  );
}

// IPO names are longer than the titles of other pages.
const Hero = styled.div({
  "&[data-outcome] h1 + p": {
    padding: space[3],
    borderInlineStart: `4px solid ${color.danger}`,
    background: color.dangerTint,
    color: color.ink,
  },
  "& h1": { maxWidth: "20em", fontSize: text.xxxl, overflowWrap: "anywhere" },
});

const Strip = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[4],
  "& dt": { color: color.inkSoft, fontSize: text.sm },
  "& dd": { fontWeight: weight.strong },
});

const Buttons = styled(Actions)({ marginTop: space[5], [media.print]: { display: "none" } });

const Note = styled.p({ marginTop: space[4], color: color.inkSoft, fontSize: text.sm });

const Terms = styled(TermList)({
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.5rem" },
});

/** Next to the strip on desktops. */
const View = styled.section({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  padding: space[5],
  ...surface,
  overflowWrap: "anywhere",
  "& h2": { fontSize: text.xl },
});

const Warning = styled.p({ ...aside, fontSize: text.xs });
