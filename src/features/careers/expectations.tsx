import styled from "@emotion/styled";
import { careersPage } from "../../config/careers";
import { color, media, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** What working here is like. */
export function Expectations() {
  const { title, points } = careersPage.work;
  return (
    <Section title={title}>
      <Columns role="list">
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

const Columns = styled.ul({
  display: "grid",
  gap: space[6],
  "& > li": { paddingInlineStart: space[5], borderInlineStart: `3px solid ${color.saffron}` },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[2], color: color.inkSoft },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
