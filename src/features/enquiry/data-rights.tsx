import styled from "@emotion/styled";
import source from "../../../content/pages/my-personal-data.yaml";
import { contentText } from "../../content/content-text";
import { color, media, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";
import { Section } from "../../ui/section";
import type { schema } from "./data-page.schema";

export const dataPage = contentText<typeof schema>(source);

/** What visitors may ask about their own data (FRM-10). */
export function DataRights() {
  const { title, lead, items } = dataPage.rights;
  return (
    <Section title={title} lead={lead}>
      <Columns items={items} />
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
