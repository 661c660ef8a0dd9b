import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { home } from "../../config/home";
import { color, font, media, radius, size, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { PointIcon } from "./point-icon";

/** 'Trusted by Thousands of Investors': two sets of points beside a drawing that stays (HOM-09). */
export function Trusted({ picture }: { picture: ReactNode }) {
  const { title, lead, sets } = home.trusted;
  return (
    <Section title={title} lead={lead}>
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
                      <p>{point.text}</p>
                    </div>
                  </li>
                ))}
              </Points>
            </Set>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space[8] },
});

/** Beside the cards on large screens, where it stays while they pass. */
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
    background: color.sunken,
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
    "& > li, & > li + li": {
      padding: space[5],
      border: `1px solid ${color.line}`,
      borderRadius: radius.lg,
      background: color.surface,
    },
  },
});

const Set = styled.div({
  "& + &": { marginTop: space[6] },
  "& h3": {
    marginBottom: space[3],
    fontFamily: font.text,
    fontSize: text.md,
    letterSpacing: 0,
    color: color.green,
  },
  "& h4": { fontSize: text.xl },
  "& p": { marginTop: space[1], color: color.inkSoft },
  // The second set, of smaller points, stands two by two.
  [media.wide]: {
    "& + & ul": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "& + & li": { display: "grid", gap: space[3], alignContent: "start" },
  },
});
