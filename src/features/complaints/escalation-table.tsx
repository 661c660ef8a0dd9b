import source from "../../../content/escalation.yaml";
import { readTexts } from "../../content/content-text";
import { createEscalationRows } from "../../content/escalation-rows";
import type { schema } from "../../content/escalation.schema";
import { site } from "../../content/site";
import { toTelephoneHref } from "../../layout/links/addresses";
import { DataTable } from "../../ui/data-table";
import { cellRole, headerRole } from "../../ui/table-cards";
import { NewTabHint } from "../../ui/visually-hidden";
import { WholeNumbers } from "../../ui/whole-numbers";

export const escalation = readTexts<typeof schema>(source);

/** The steps of a complaint, from customer care to SmartODR (TRU-12). */
export function EscalationTable() {
  const { title, labels } = escalation;
  return (
    <DataTable caption={title} hasCards>
      <thead>
        <tr role="row">
          {[labels.level, labels.who, labels.address, labels.hours, labels.limit].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {createEscalationRows(escalation, site.officers).map((row) => (
          <tr key={row.level} role="row">
            <th scope="row" {...headerRole}>
              {row.level}
            </th>
            <td {...cellRole} data-label={labels.who}>
              {row.who}
            </td>
            <td {...cellRole} data-label={labels.address}>
              {row.email && <a href={`mailto:${row.email}`}>{row.email}</a>}
              {row.phone && (
                <>
                  <br />
                  <a href={toTelephoneHref(row.phone)}>{row.phone}</a>
                </>
              )}
              {row.link && (
                <a href={row.link} target="_blank" rel="noopener">
                  {new URL(row.link).host}
                  <NewTabHint />
                </a>
              )}
            </td>
            <td {...cellRole} data-label={labels.hours}>
              <WholeNumbers text={row.hours} />
            </td>
            <td {...cellRole} data-label={labels.limit}>
              {row.limit}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
