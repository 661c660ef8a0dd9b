import { useRef } from "react";
import styled from "@emotion/styled";
import { careersPage } from "../../config/careers";
import { useJobs } from "../../live/use-jobs";
import { color, radius, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useNearViewport } from "../../ui/use-near-viewport";
import { Position } from "./position";

export const POSITIONS_ID = "positions";

/** 'Available Positions' from the API; a failure looks like none being open (CAR-01). */
export function Positions() {
  const { title, note, loading, empty, noScript } = careersPage.jobs;
  const ref = useRef<HTMLDivElement>(null);
  const { state, data } = useJobs({ when: useNearViewport(ref, "400px") });
  const jobs = data ?? [];
  const pending = data === null && (state === "waiting" || state === "loading");
  return (
    <div id={POSITIONS_ID} ref={ref}>
      <Section title={title}>
        <Room>
          {jobs.length > 0 && (
            <div>
              <List role="list">
                {jobs.map((job) => (
                  <Position key={job.id} job={job} />
                ))}
              </List>
              <Note>{note}</Note>
            </div>
          )}
          {pending && (
            <Pending>
              <Spinner label={loading} />
            </Pending>
          )}
          {!pending && jobs.length === 0 && <Empty role="status">{empty}</Empty>}
          <noscript>
            <Empty>{noScript}</Empty>
          </noscript>
        </Room>
      </Section>
    </div>
  );
}

// Room for what comes, so that it moves little; the empty message fills it.
const Room = styled.div({ display: "grid", minHeight: "min(28rem, 60vh)" });

const List = styled.ul({ borderBottom: `1px solid ${color.line}` });

const Note = styled.p({ marginTop: space[4], color: color.inkSoft, fontSize: text.sm });

const Pending = styled.div({
  alignSelf: "center",
  padding: space[7],
  "@media (scripting: none)": { display: "none" },
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
