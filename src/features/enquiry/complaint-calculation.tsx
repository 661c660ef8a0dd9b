import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { createEscalationRows } from "../../content/escalation-rows";
import { fillText } from "../../content/interpolate";
import { site } from "../../content/site";
import { addLimit } from "../../shared/domain/complaint-dates";
import { formatLongDate } from "../../shared/domain/dates";
import { color, media, space, weight } from "../../theme/tokens";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Section } from "../../ui/section";
import { useEarlyInput } from "../../ui/use-early-input";
import { complaintRules, complaintTexts, escalation } from "./complaint-text";

const texts = complaintTexts.calculation;

/** Computes the day of each step after a day, in the browser (FRM-17). */
export function ComplaintCalculation() {
  const [day, setDay] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, day, setDay);
  return (
    <Calculation title={texts.title} lead={texts.lead}>
      <DayField label={texts.label}>
        <Input
          ref={input}
          type="date"
          value={day}
          min="2000-01-01"
          max="2099-12-31"
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </DayField>
      <div role="status">{/^20\d\d-/.test(day) ? <Steps day={day} /> : <p>{texts.missing}</p>}</div>
    </Calculation>
  );
}

function Steps({ day }: { day: string }) {
  const rows = createEscalationRows(escalation, site.officers);
  return (
    <>
      <ol>
        {listStepDays(day).map((stepDay, at) => (
          <li key={rows[at]?.level}>
            <strong>{stepDay === null ? texts.noDay : formatLongDate(stepDay)}</strong>
            <span>
              {rows[at]?.level}: {rows[at]?.who}
            </span>
            <small>{rows[at]?.limit}</small>
          </li>
        ))}
      </ol>
      <p>
        {fillText(complaintTexts.after, formatLongDate(addLimit(day, complaintRules.answer)) ?? "")}
      </p>
      <p>{escalation.order}</p>
    </>
  );
}

/** Returns the day of each step of escalation.yaml; the shorter limit counts. Null for a step without one. */
export function listStepDays(day: string): (string | null)[] {
  const answerBy = addLimit(day, complaintRules.answer);
  return escalation.levels.map(({ days, working }) => {
    if (days === undefined) return null;
    const end = addLimit(day, { days, working });
    return end < answerBy ? end : answerBy;
  });
}

const Calculation = styled(Section)({
  "& ol": { display: "grid", gap: space[3], margin: `${space[4]} 0`, paddingInlineStart: "1.4em" },
  "& li > *": { display: "block" },
  "& strong": { fontWeight: weight.strong },
  "& small": { color: color.inkSoft },
  "& [role='status']": { marginTop: space[4], maxWidth: "44rem" },
  [media.print]: { display: "none" },
  [media.noScript]: { display: "none" },
});

const DayField = styled(Field)({ maxWidth: "16rem" });
