import styled from "@emotion/styled";
import { useState, type SubmitEvent } from "react";
import { complaintRules } from "../../content/complaint-rules";
import { fillText } from "../../shared/domain/fill-text";
import {
  complaintStatusEndpoint,
  type ComplaintStatus,
} from "../../shared/contract/complaint-status";
import { addLimit } from "../../shared/domain/complaint-dates";
import { formatLongDate } from "../../shared/domain/dates";
import { limitTime } from "../../shared/domain/time-limit";
import { media, space, surface } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Field, Input } from "../../ui/field";
import { Section } from "../../ui/section";
import { TermList, TermRows } from "../../ui/term-list";
import { useHydrated } from "../../ui/use-hydrated";
import { CalendarLink, statusPage } from "./complaint-calendar";

const { fields, errors, days } = statusPage;
const TIMEOUT_MS = 30_000;
const DAYS = ["receivedOn", "acknowledgedOn", "answerBy", "answeredOn", "closedOn"] as const;

type Outcome = { reference?: string; status?: ComplaintStatus; error?: string };

/** The form that shows a complaint's state and days to the holder of its code (FRM-16). */
export function ComplaintStatusForm() {
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [{ reference = "", status, error }, setOutcome] = useState<Outcome>({});
  const sendForm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const outcome = await findStatus(form).catch((): Outcome => ({ error: errors.failed }));
    setSending(false);
    setOutcome(outcome);
    if (outcome.error) form.querySelector<HTMLInputElement>("[name=code]")?.focus();
  };
  const plain = { maxLength: 40, autoComplete: "off", spellCheck: false };
  return (
    <Section>
      <noscript>
        <p>{statusPage.noScript}</p>
      </noscript>
      <Sheet onSubmit={(event) => void sendForm(event)}>
        <Field {...fields.reference} required>
          <Input name="reference" {...plain} />
        </Field>
        <Field {...fields.code} error={error} required>
          <Input name="code" {...plain} />
        </Field>
        <Button type="submit" disabled={!isHydrated}>
          {isSending ? statusPage.sending : statusPage.show}
        </Button>
      </Sheet>
      <div role="status">{status && <State {...{ reference, status }} />}</div>
      <p>{statusPage.lost}</p>
    </Section>
  );
}

/** Sends the form as a body, so that no address or log has the code. Throws without a response. */
async function findStatus(form: HTMLFormElement): Promise<Outcome> {
  const data = new FormData(form);
  const address = (process.env.GATSBY_BROWSER_API_HOST ?? "") + complaintStatusEndpoint.path;
  const response = await limitTime(TIMEOUT_MS, "too late", undefined, (signal) =>
    fetch(address, { method: "POST", body: data, signal }),
  );
  if (response.status === 404) return { error: errors.unknown };
  if (response.status === 429) return { error: errors.tooMany };
  const status = complaintStatusEndpoint.read(await response.json());
  return { reference: String(data.get("reference")).trim().toUpperCase(), status };
}

function State({ reference, status }: { reference: string; status: ComplaintStatus }) {
  const { receivedOn, closedOn } = status;
  const answerBy = closedOn ? null : addLimit(receivedOn, complaintRules.answer);
  const shown = { ...status, answerBy };
  const rows = DAYS.flatMap((name) => {
    const day = formatLongDate(shown[name]);
    return day ? [[days[name], day] as const] : [];
  });
  return (
    <Sheet as="div">
      <h2>{fillText(statusPage.result, reference)}</h2>
      <p>{statusPage.states[status.state]}</p>
      <TermList>
        <TermRows rows={rows} />
      </TermList>
      {!closedOn && <CalendarLink {...{ receivedOn, reference }} />}
    </Sheet>
  );
}

const Sheet = styled.form({
  ...surface,
  display: "grid",
  gap: space[4],
  maxWidth: "32rem",
  marginBottom: space[5],
  padding: space[5],
  "& > button, & > a": { justifySelf: "start" },
  [media.noScript]: { display: "none" },
});
