import type { Escalation } from "./escalation.schema";
import type { Site } from "./site.schema";

export type EscalationRow = {
  level: string;
  who: string;
  email?: string | undefined;
  phone?: string | undefined;
  link?: string | undefined;
  hours: string;
  limit: string;
};

/** Returns the steps of a complaint with the officers' names and contacts (TRU-12). */
export function createEscalationRows(
  { levels }: Escalation,
  officers: Site["officers"],
): EscalationRow[] {
  return levels.map(({ level, officer, who = "", email, link, hours, limit }) => {
    const person = officers.find(({ role }) => role === officer);
    return person
      ? { level, who: `${person.role}, ${person.name}`, ...pickContacts(person), hours, limit }
      : { level, who, email, link, hours, limit };
  });
}

const pickContacts = ({ email, phone }: Site["officers"][number]) => ({ email, phone });
