import styled from "@emotion/styled";
import { careersPage } from "./text";
import { color, media, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";
import { Section } from "../../ui/section";

export function Expectations() {
  const { title, points } = careersPage.work;
  return (
    <Section title={title}>
      <Columns items={points} />
    </Section>
  );
}

const Columns = styled(PointList)({
  display: "grid",
  gap: space[6],
  "& > li": { paddingInlineStart: space[5], borderInlineStart: `3px solid ${color.highlight}` },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[2], color: color.inkSoft },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
