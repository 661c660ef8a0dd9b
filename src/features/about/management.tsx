import styled from "@emotion/styled";
import type { About } from "./text.schema";
import { color, media, radius, space, text, weight } from "../../theme/tokens";
import { Illustration } from "../../ui/illustration";

/** The management: portrait, name, role, qualifications and experience (ABT-02). */
export function Management({ people, qualifications, experience }: About["management"]) {
  return (
    <List role="list">
      {people.map((person, index) => (
        <li key={person.role}>
          <PortraitIllustration variant={index} />
          <div className="name">
            <h3>{person.name}</h3>
            <p>{person.role}</p>
          </div>
          <Bullets title={qualifications} items={person.qualifications} />
          <Bullets title={experience} items={person.experience} />
        </li>
      ))}
    </List>
  );
}

function Bullets({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="bullets">
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

const HAIR = [
  "M42 52c-2-24 10-34 24-34s24 10 22 34c-4-12-12-18-22-18s-20 6-24 18z",
  "M40 78V46c0-18 12-28 26-28s26 10 26 28v32c-8-6-8-26-14-36-8 6-20 6-26 2-6 8-4 28-12 34z",
  "M44 46c0-16 10-26 24-26 12 0 20 8 20 24-10-2-18-8-22-12-4 6-12 12-22 14z",
  "M41 56c-4-26 10-38 25-38 16 0 28 12 25 38-2-10-5-16-9-20-8 4-24 4-32 0-4 4-7 10-9 20z",
  "M43 50c1-20 11-30 23-30s22 10 23 30c-3-8-7-12-11-14l-12 3-12-3c-4 2-8 6-11 14z",
] as const;

/** A drawn portrait; `variant` changes hair and background (ABT-02). */
function PortraitIllustration({ variant }: { variant: number }) {
  return (
    <Frame viewBox="0 0 132 132">
      <rect
        className={variant % 2 === 0 ? "fill-accent-tint" : "fill-highlight-tint"}
        width="132"
        height="132"
      />
      <path className="fill-surface soft" d="M18 132c2-28 20-40 48-40s46 12 48 40z" />
      <path className="soft" d="M56 93l10 14 10-14" />
      <path className="fill-surface soft" d="M57 80v12c0 6 18 6 18 0V80z" />
      <ellipse className="fill-surface soft" cx="66" cy="60" rx="22" ry="27" />
      <path className="fill-accent soft" d={HAIR[variant % HAIR.length]} />
      {variant % 3 === 2 && (
        <path className="soft" d="M48 60h14v9H48zM70 60h14v9H70zM62 63h8" strokeWidth="1.5" />
      )}
    </Frame>
  );
}

const List = styled.ul({
  display: "grid",
  gap: space[4],
  "& > li": {
    display: "grid",
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    gap: space[4],
    padding: space[4],
    borderRadius: radius.lg,
    background: color.surface,
  },
  "& .name": { alignSelf: "center" },
  "& h3": { fontSize: text.xl },
  "& h3 + p": { marginTop: space[1], color: color.accent, fontWeight: weight.strong },
  "& .bullets": { gridColumn: "1 / -1" },
  "& h4": { fontSize: text.md },
  "& .bullets ul": { margin: `${space[2]} 0 0`, paddingInlineStart: "1.2em" },
  "& .bullets li": { color: color.inkSoft, fontSize: text.sm },
  "& .bullets li + li": { marginTop: space[1] },
  [media.desktop]: {
    "& > li": {
      gridTemplateColumns: "8rem minmax(0, 1fr) minmax(0, 1fr)",
      gap: `${space[3]} ${space[5]}`,
      padding: space[5],
    },
    "& svg": { gridRow: "1 / span 2" },
    "& .name": { gridColumn: "2 / -1", alignSelf: "end" },
    "& .bullets": { gridColumn: "auto" },
  },
  [media.wide]: {
    "& > li": {
      gridTemplateColumns: "8rem minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)",
      columnGap: space[6],
    },
    "& svg": { gridRow: "auto" },
    "& .name": { gridColumn: "auto", alignSelf: "start" },
  },
});

const Frame = styled(Illustration)({ borderRadius: radius.md });
