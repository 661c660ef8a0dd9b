import styled from "@emotion/styled";
import { careersPage } from "../../config/careers";
import type { Job } from "../../contract/jobs";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { ButtonAnchor } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** One open position: what it is, its facts, and the way to apply (CAR-01). */
export function Position({ job }: { job: Job }) {
  const { apply, perYear, ...names } = careersPage.jobs;
  const facts = [
    { name: names.type, value: job.type },
    { name: names.salary, value: job.salary && `${job.salary} ${perYear}` },
    { name: names.location, value: job.location },
  ].filter(({ value }) => value !== null);
  return (
    <Row>
      <div>
        <h3>{job.title}</h3>
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <VisuallyHidden as="dt">{name}</VisuallyHidden>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {job.description && <p>{job.description}</p>}
      </div>
      {job.applyUrl && (
        <ButtonAnchor href={job.applyUrl} target="_blank" rel="noopener">
          {apply}
          <Icon name="external" side={1} />
          <VisuallyHidden>: {job.title} (opens in a new tab)</VisuallyHidden>
        </ButtonAnchor>
      )}
    </Row>
  );
}

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

const Facts = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: `${space[3]} 0 0`,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& dd": {
    margin: 0,
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: radius.round,
    background: color.sunken,
    fontWeight: weight.medium,
  },
  "& > div:first-of-type dd": { background: color.greenTint, color: color.green },
});
