import { careersPage } from "./text";
import { PointColumns } from "../../ui/point-columns";
import { Section } from "../../ui/section";

/** Describes the work at the firm to applicants (CAR-01). */
export function Expectations() {
  const { title, points } = careersPage.work;
  return (
    <Section title={title}>
      <PointColumns items={points} />
    </Section>
  );
}
