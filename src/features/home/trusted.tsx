import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { sections } from "./sections";
import { color, font, media, radius, surface, size, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import type { Sections } from "./sections.schema";
import { ClaimMarks } from "../../layout/links/claim-source";
import { WholeNumbers } from "../../ui/whole-numbers";

/** 'Trusted by Thousands of Investors': two sets of points next to a sticky drawing (HOM-09). */
export function Trusted({ picture }: { picture: ReactNode }) {
  const { title, lead, sets, note } = sections.trusted;
  return (
    <Section title={title} lead={lead} tone="tint">
      <Columns>
        <Picture>{picture}</Picture>
        <div>
          {sets.map((set) => (
            <Set key={set.title}>
              <h3>{set.title}</h3>
              <Points role="list">
                {set.points.map((point) => (
                  <li key={point.title}>
                    <PointIcon name={point.icon} />
                    <div>
                      <h4>{point.title}</h4>
                      <p>
                        <WholeNumbers text={point.text} />
                        <ClaimMarks names={point.claims} />
                      </p>
                    </div>
                  </li>
                ))}
              </Points>
            </Set>
          ))}
          <Note>{note}</Note>
        </div>
      </Columns>
    </Section>
  );
}

type PointIconName = Sections["trusted"]["sets"][number]["points"][number]["icon"];

// Drawn for this section on a 24 × 24 grid; not in ui/icon, which every page loads.
const PATHS: Record<PointIconName, string> = {
  knowledge: "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zv13",
  coverage: "M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.5v5h5",
  strategy: "M5 20V4.5h13l-3 4 3 4H5M5 20h4",
  analysis:
    "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.25 15.25 20.5 20.5M8 12v-1.5M10.5 12V8.5M13 12V10",
  team: "M9 4.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5zM3 19c.5-3.5 2.75-5 6-5s5.5 1.5 6 5M15.5 5a3 3 0 0 1 0 5.75M17.5 14.5c2 .5 3.25 2 3.5 4.5",
  record: "M3.5 18.5 9 12l3.5 3 8-9M15.5 5.5h5v5M3.5 21h17",
  custom: "M4 7h9M18 7h2M15.5 4.5v5M4 17h3M12 17h8M9.5 14.5v5",
};

function PointIcon({ name }: { name: PointIconName }) {
  return (
    <Tile viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </Tile>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space[8] },
});

const Note = styled.p({ marginTop: space[4], color: color.inkSoft, fontSize: text.sm });

const Picture = styled.div({
  display: "none",
  alignSelf: "start",
  [media.wide]: {
    display: "grid",
    justifyItems: "center",
    position: "sticky",
    top: `calc(${size.header} + ${space[5]})`,
    padding: space[6],
    borderRadius: radius.lg,
    background: color.surface,
  },
  "& svg": { maxWidth: "17rem" },
});

const Points = styled.ul({
  borderTop: `1px solid ${color.line}`,
  "& > li": { display: "flex", gap: space[4], paddingBlock: space[4] },
  "& > li + li": { borderTop: `1px solid ${color.line}` },
  [media.wide]: {
    gap: space[4],
    borderTop: 0,
    "&[role]": { display: "grid" },
    "& > li, & > li + li": { padding: space[5], ...surface },
  },
});

const Set = styled.div({
  "& + &": { marginTop: space[6] },
  "& h3": {
    marginBottom: space[3],
    fontFamily: font.text,
    fontSize: text.md,
    letterSpacing: 0,
    color: color.accent,
  },
  "& h4": { fontSize: text.xl },
  "& p": { marginTop: space[1], color: color.inkSoft },
  // The second set, of smaller points, has two columns.
  [media.wide]: {
    "& + & ul": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "& + & li": { display: "grid", gap: space[3], alignContent: "start" },
  },
});

const Tile = styled.svg({
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  padding: "0.625rem",
  borderRadius: radius.md,
  background: color.accentTint,
  fill: "none",
  stroke: color.accent,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
