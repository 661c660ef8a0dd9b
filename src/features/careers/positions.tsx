import styled from "@emotion/styled";
import { careersPage } from "./text";
import { useLive, type InitialData } from "../../live/hooks";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { LastUpdated } from "../../app/last-updated";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useNearViewport } from "../../ui/use-in-view";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import type { Job } from "../../shared/contract/jobs";
import { ButtonAnchor } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { NewTabHint, VisuallyHidden } from "../../ui/visually-hidden";

export const POSITIONS_ID = "positions";

/** 'Available Positions' from the API; a failure looks like no open position (CAR-01). */
export function Positions({ initialData }: { initialData: InitialData<Job[]> | null }) {
  const { title, note, loading, empty, noScript } = careersPage.jobs;
  const [ref, isNear] = useNearViewport("400px");
  const live = useLive("jobs", { when: isNear, initialData });
  const { state, data } = live;
  const jobs = data ?? [];
  const isPending = data === null && (state === "waiting" || state === "loading");
  return (
    <div id={POSITIONS_ID} ref={ref}>
      <Section title={title}>
        <ReservedSpace>
          {jobs.length > 0 && (
            <div>
              <LastUpdated live={live} />
              <List role="list">
                {jobs.map((job) => (
                  <Position key={job.id} job={job} />
                ))}
              </List>
              <Note>{note}</Note>
            </div>
          )}
          {isPending && (
            <Pending>
              <Spinner label={loading} />
            </Pending>
          )}
          {!isPending && jobs.length === 0 && <Empty role="status">{empty}</Empty>}
          {data === null && (
            <noscript>
              <Empty>{noScript}</Empty>
            </noscript>
          )}
        </ReservedSpace>
      </Section>
    </div>
  );
}

function Position({ job }: { job: Job }) {
  const { apply, perYear, ...names } = careersPage.jobs;
  const facts = [
    { name: names.type, value: job.type },
    { name: names.salary, value: job.salary && `${groupDigits(job.salary)} ${perYear}` },
    { name: names.location, value: job.location },
  ].filter(({ value }) => value !== null);
  return (
    <Row>
      <div>
        <h3>{job.title}</h3>
        <JobFacts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <VisuallyHidden as="dt">{name}</VisuallyHidden>
              <dd>{value}</dd>
            </div>
          ))}
        </JobFacts>
        {job.description && <p>{job.description}</p>}
      </div>
      {job.applyUrl && (
        <ButtonAnchor href={job.applyUrl} target="_blank" rel="noopener">
          {apply}
          <Icon name="external" side={1} />
          <NewTabHint>: {job.title}</NewTabHint>
        </ButtonAnchor>
      )}
    </Row>
  );
}

/** Groups the digits of a salary that is only a number, such as 6,00,000. */
function groupDigits(salary: string): string {
  return /^\d+$/.test(salary) ? formatIndianNumber(Number(salary)) : salary;
}

// Reserves space, so that loading moves little; the empty message fills it.
const ReservedSpace = styled.div({ display: "grid", minHeight: "min(28rem, 60vh)" });

const List = styled.ul({ borderBottom: `1px solid ${color.line}` });

const Note = styled.p({ marginTop: space[4], color: color.inkSoft, fontSize: text.sm });

const Pending = styled.div({
  alignSelf: "center",
  padding: space[7],
  [media.noScript]: { display: "none" },
});

const Empty = styled.p({
  display: "grid",
  placeItems: "center",
  padding: space[6],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  fontSize: text.lg,
  textAlign: "center",
});

const Row = styled.li({
  display: "grid",
  gap: space[4],
  paddingBlock: space[5],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  "& h3": { fontSize: text.xl },
  "& p": { maxWidth: size.text, marginTop: space[3], color: color.inkSoft, whiteSpace: "pre-line" },
  "& > a": { justifySelf: "start" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: space[7],
    paddingBlock: space[6],
  },
});

const JobFacts = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: `${space[3]} 0 0`,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& dd": {
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.round,
    outline: "1px solid transparent",
    background: color.sunken,
    fontWeight: weight.medium,
  },
  "& > div:first-of-type dd": { background: color.accentTint, color: color.accent },
});
