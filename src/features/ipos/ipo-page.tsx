import styled from "@emotion/styled";
import { createIpoBreadcrumbs } from "./ipo-breadcrumbs";
import { useLive } from "../../live/hooks";
import { readIpoDays } from "../../shared/domain/ipo";
import type { IpoContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { aside, color, media, size, space, text, weight } from "../../theme/tokens";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { useToday } from "../../ui/use-today";
import { IpoByline } from "./ipo-byline";
import { createFacts, describeStage } from "./ipo-facts";
import { IpoLink } from "./ipo-link";
import { IpoSource } from "./ipo-source";
import { IpoTimeline } from "./ipo-timeline";
import { ScreenOnly } from "./screen-only";
import { ipoText } from "./page-text";
import { iposText } from "./text";

/** One IPO, built and then refreshed from the API (IPO-11). */
export function IpoPage({ ipo: initialIpo, address, at, day }: IpoContext) {
  const live = useLive("ipos", { initialData: { at, data: [initialIpo] } });
  const latest = live.isStale ? undefined : live.data?.find(({ id }) => id === initialIpo.id);
  const ipo = latest ?? initialIpo;
  const today = useToday(day);
  const hasDayAhead = Object.values(readIpoDays(initialIpo)).some(
    (date) => date !== null && date >= day,
  );
  return (
    <>
      <Hero>
        <PageHero
          title={ipo.company}
          breadcrumbs={createIpoBreadcrumbs(initialIpo.company, address)}
          lead={describeStage(ipo, today)}
          actions={
            <ScreenOnly>
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
            </ScreenOnly>
          }
        />
      </Hero>
      <IpoTimeline ipo={ipo} today={today} />
      <Facts ipo={ipo} today={today} />
      <Review ipo={ipo} receivedAt={latest ? live.at : at} />
    </>
  );
}

type PartProps = { ipo: IpoContext["ipo"] };

function Facts({ ipo, today }: PartProps & { today: string }) {
  const { facts, allotmentStatus, rhp, drhp } = ipoText;
  const { registrar, registrarUrl, prospectusUrl, draftProspectusUrl } = ipo;
  return (
    <Section title={facts.title} tone="sunken">
      <Terms>
        {createFacts(ipo, today).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
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

/** Rating, review and report with their author, the source of the figures, and the warning. */
function Review({ ipo, receivedAt }: PartProps & { receivedAt: string | null }) {
  const { title, rating, report } = ipoText.review;
  const hasView = ipo.rating !== null || ipo.review !== null || ipo.reportUrl !== null;
  return (
    <Section title={hasView ? title : iposText.risk.title}>
      <View>
        {ipo.rating !== null && (
          <p>
            <strong>{rating}:</strong> {ipo.rating}
          </p>
        )}
        {ipo.review !== null && <p>{ipo.review}</p>}
        {ipo.reportUrl !== null && <IpoLink url={ipo.reportUrl}>{report}</IpoLink>}
        <IpoByline ipo={ipo} />
        <IpoSource {...ipo} receivedAt={receivedAt} />
        <Warning>{iposText.risk.text}</Warning>
        <Warning>{iposText.risk.warning}</Warning>
      </View>
    </Section>
  );
}

// IPO names are longer than the titles of other pages.
const Hero = styled.div({
  "& h1": { maxWidth: "20em", fontSize: text.xxxl, overflowWrap: "anywhere" },
});

const Terms = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[1],
    paddingBlock: space[3],
    borderTop: `1px solid ${color.line}`,
    breakInside: "avoid",
  },
  "& dt": { fontWeight: weight.strong },
  "& dd": { color: color.inkSoft, overflowWrap: "anywhere" },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.5rem" },
  [media.desktop]: {
    "& > div": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space[5] },
  },
});

const View = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  maxWidth: size.text,
  overflowWrap: "anywhere",
});

const Warning = styled.p({ ...aside, marginTop: space[3], fontSize: text.sm });
