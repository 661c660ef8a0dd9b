import styled from "@emotion/styled";
import { useRef, useState } from "react";
import source from "../../../content/escalation.yaml";
import { complaintRules } from "../../content/complaint-rules";
import { getLimitEnd } from "../../content/holidays";
import { readTexts } from "../../content/content-text";
import { createEscalationRows } from "../../content/escalation-rows";
import type { schema } from "../../content/escalation.schema";
import { site } from "../../content/site";
import { formatLongDate } from "../../shared/domain/dates";
import { toTelephoneHref } from "../../layout/links/addresses";
import { space } from "../../theme/tokens";
import { DataTable } from "../../ui/data-table";
import { Field, Input } from "../../ui/field";
import { useEarlyInput } from "../../ui/use-early-input";
import { cellRole, headerRole } from "../../ui/table-cards";
import { NewTabHint } from "../../ui/visually-hidden";
import { WholeNumbers } from "../../ui/whole-numbers";

export const escalation = readTexts<typeof schema>(source);

/** The steps with the days of a complaint that was received on a day, computed here (FRM-17). */
export function DatedEscalationTable() {
  const [day, setDay] = useState("");
  const ref = useRef<HTMLInputElement>(null);
  useEarlyInput(ref, day, setDay);
  const { label, hint } = escalation.dates;
  return (
    <>
      <Field label={label} hint={hint}>
        <DayInput
          {...{ ref, type: "date", value: day, min: "2000-01-01", max: "2099-12-31" }}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
      <EscalationTable receivedOn={/^20\d\d-/.test(day) ? day : undefined} />
    </>
  );
}

const DayInput = styled(Input)({ maxWidth: "12rem", marginBottom: space[4] });

/** Returns the day of each step of escalation.yaml, of two limits the shorter one; "" without limit. */
export function listStepDays(receivedOn: string): string[] {
  const answerBy = getLimitEnd(receivedOn, complaintRules.answer);
  return escalation.levels.map(({ days, working }) => {
    if (days === undefined) return "";
    const end = getLimitEnd(receivedOn, { days, working });
    return formatLongDate(end < answerBy ? end : answerBy) ?? "";
  });
}

/** The steps of a complaint, from customer care to SmartODR (TRU-12). */
function EscalationTable({ receivedOn }: { receivedOn?: string | undefined }) {
  const { title, labels, dates } = escalation;
  const days = receivedOn === undefined ? [] : listStepDays(receivedOn);
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
        {createEscalationRows(escalation, site.officers).map((row, at) => (
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
              {days[at] && <strong>{` ${dates.day} ${days[at]}`}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
