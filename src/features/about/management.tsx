import styled from "@emotion/styled";
import type { About } from "../../config/about-schema";
import { color, media, radius, space, text, weight } from "../../theme/tokens";
import { PortraitDrawing } from "./portrait-drawing";

/** The management: portrait, role and name, then what each has learnt and done (ABT-02). */
export function Management({ people, qualifications, experience }: About["management"]) {
  return (
    <List role="list">
      {people.map((person, index) => (
        <li key={person.role}>
          <PortraitDrawing variant={index} />
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
  "& h3 + p": { marginTop: space[1], color: color.green, fontWeight: weight.strong },
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
