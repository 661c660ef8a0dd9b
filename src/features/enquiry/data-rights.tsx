import source from "../../../content/pages/my-personal-data.yaml";
import { readTexts } from "../../content/content-text";
import { PointColumns } from "../../ui/point-columns";
import { Section } from "../../ui/section";
import type { schema } from "./data-page.schema";

export const dataPage = readTexts<typeof schema>(source);

/** The visitors' rights over their own data (FRM-10). */
export function DataRights() {
  const { title, lead, items } = dataPage.rights;
  return (
    <Section title={title} lead={lead}>
      <PointColumns items={items} />
    </Section>
  );
}
