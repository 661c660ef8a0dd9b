import styled from "@emotion/styled";
import { useRef } from "react";
import { teamText } from "../../config/team";
import { useEmployees } from "../../live/use-employees";
import { teamOrder } from "../../rules/team";
import { color, media, radius, space } from "../../theme/tokens";
import { ErrorBox } from "../../ui/error-box";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useNearViewport } from "../../ui/use-near-viewport";
import { TeamMember, type Member } from "./team-member";

type OurTeamProps = {
  /** As the build has them, in the API's order (`sort: { order: ASC }`); shown reversed. */
  employees: readonly (Omit<Member, "id"> & { apiId: string })[];
};

/**
 * 'Our Team': what was built at once, then the API's as the section comes near (ABT-03). Only
 * where nothing was built does it say that it is loading, has failed or found no one (ABT-04).
 */
export function OurTeam({ employees }: OurTeamProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref);
  const { data, state, retry } = useEmployees({ when: near });
  const built = employees.map(({ apiId, ...member }) => ({ ...member, id: apiId }));
  const members = teamOrder(data?.length ? data : built);
  return (
    <Section title={teamText.title} lead={teamText.lead}>
      <div ref={ref}>
        {members.length > 0 ? (
          <List role="list">
            {members.map((member) => (
              <TeamMember key={member.id} member={member} />
            ))}
          </List>
        ) : (
          <State>
            {state === "loading" && <Spinner label="Loading employees..." />}
            {state === "error" && <ErrorBox message="Failed to fetch employees" onRetry={retry} />}
            {state === "ready" && <p role="status">No employees found</p>}
          </State>
        )}
      </div>
    </Section>
  );
}

const List = styled.ol({
  display: "grid",
  gap: space[6],
  [media.desktop]: { gap: space[7] },
});

const State = styled.div({
  display: "grid",
  alignItems: "center",
  minHeight: "16rem",
  padding: space[4],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.lg,
  textAlign: "center",
  "& > [role='alert']": { textAlign: "start" },
});
