import styled from "@emotion/styled";
import { contactPage } from "../../config/contact";
import { site } from "../../config/site";
import { media, space } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { OfficeMap } from "./office-map";

/** The offices that have a map: none of it is loaded before a visitor asks (CON-01, PAR-01). */
export function OfficeMaps() {
  const offices = site.offices.filter(({ mapUrl }) => mapUrl !== undefined);
  if (offices.length === 0) return null;
  return (
    <Section title={contactPage.maps.title} lead={contactPage.maps.lead}>
      <Maps role="list">
        {offices.map((office, index) => (
          <li key={office.name}>
            <OfficeMap office={office} mirrored={index % 2 === 1} />
          </li>
        ))}
      </Maps>
    </Section>
  );
}

const Maps = styled.ul({
  display: "grid",
  gap: space[6],
  [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
});
