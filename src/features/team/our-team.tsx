import styled from "@emotion/styled";
import { useState } from "react";
import { useLive } from "../../live/hooks";
import { color, media, pictureFilter, radius, space, text, weight } from "../../theme/tokens";
import { ErrorBox } from "../../ui/error-box";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useNearViewport } from "../../ui/use-in-view";
import { apiBase } from "../../live/fetch";
import type { Employee } from "../../shared/contract/employees";
import { Icon } from "../../ui/icon";
import source from "../../../content/pages/team.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

type OurTeamProps = {
  /** From the build, in the API's order (`sort: { order: ASC }`); shown reversed. */
  employees: readonly (Omit<Member, "id"> & { apiId: string })[];
};

/** 'Our Team' from the build, then the API (ABT-03). Without members it shows a state (ABT-04). */
export function OurTeam({ employees }: OurTeamProps) {
  const [ref, isNear] = useNearViewport();
  const { data, state, retry } = useLive("employees", { when: isNear });
  const builtMembers = employees.map(({ apiId, ...member }) => ({ ...member, id: apiId }));
  const members = [...(data?.length ? data : builtMembers)].reverse();
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
            {state === "loading" && <Spinner label={teamText.loading} />}
            {state === "error" && <ErrorBox message={teamText.failed} onRetry={retry} />}
            {state === "ready" && <p role="status">{teamText.none}</p>}
          </State>
        )}
      </div>
    </Section>
  );
}

type Member = Pick<Employee, "id" | "name" | "designation" | "description" | "image">;

function TeamMember({ member }: { member: Member }) {
  const { name, designation, description, image } = member;
  return (
    <Row>
      <Portrait image={image} name={name} />
      <div>
        <h3>{name}</h3>
        {designation && <Designation>{designation}</Designation>}
        {description && <p>{description}</p>}
      </div>
    </Row>
  );
}

type PortraitProps = {
  /** A path relative to the API's base address, an address, or null. */
  image: string | null;
  name: string;
};

/** A picture in a square of fixed size; an icon if it is missing or fails (ABT-05). */
function Portrait({ image, name }: PortraitProps) {
  const [failedImage, setFailed] = useState<string | null>(null);
  const markFailed = () => setFailed(image);
  return (
    <Frame>
      {image === null || failedImage === image ? (
        <Icon name="person" side={5} role="img" aria-hidden={false} aria-label={name} />
      ) : (
        <img
          // It may have failed before hydration.
          ref={(element) => {
            if (element?.complete && element.currentSrc && element.naturalWidth === 0) markFailed();
          }}
          onError={markFailed}
          loading="lazy"
          decoding="async"
          src={image.startsWith("/") ? apiBase + image : image}
          alt={name}
        />
      )}
    </Frame>
  );
}

const teamText = readTexts<typeof schema>(source);

const List = styled.ol({ display: "grid", gap: space[6], [media.desktop]: { gap: space[7] } });

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

const Row = styled.li({
  display: "grid",
  gap: space[4],
  alignItems: "center",
  "& h3": { fontSize: text.xxl },
  "& p + p": { marginTop: space[3], color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "16rem minmax(0, 1fr)",
    gap: space[7],
    maxWidth: "52rem",
    "&:nth-of-type(even)": {
      gridTemplateColumns: "minmax(0, 1fr) 16rem",
      marginInlineStart: "auto",
      "& > :first-of-type": { order: 1 },
      "& > :last-of-type": { textAlign: "end" },
    },
  },
});

const Designation = styled.p({
  marginTop: space[1],
  color: color.accent,
  fontWeight: weight.strong,
});

const Frame = styled.div({
  display: "grid",
  placeItems: "center",
  width: "10rem",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: radius.lg,
  background: color.accentTint,
  color: color.accent,
  "& > img": { width: "100%", height: "100%", objectFit: "cover", filter: pictureFilter },
  [media.desktop]: { width: "100%" },
});
