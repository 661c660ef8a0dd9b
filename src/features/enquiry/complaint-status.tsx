import styled from "@emotion/styled";
import { useState, type SubmitEvent } from "react";
import { fillText } from "../../content/interpolate";
import {
  complaintStatusEndpoint,
  STATUS_DAYS,
  STATUS_PARTS,
  type ComplaintStatus,
} from "../../shared/contract/complaint-status";
import { formatLongDate } from "../../shared/domain/dates";
import { readTextField } from "../../shared/domain/read-field";
import { media, space, surface } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { ErrorBox } from "../../ui/error-box";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { TermList, TermRows } from "../../ui/term-list";
import { CalendarButton } from "./complaint-calendar";
import { complaintTexts } from "./complaint-text";

const texts = complaintTexts.page;

type Found = { reference: string; status: ComplaintStatus };
type Outcome = Found | { failure: string };

/** The form that shows a complaint's state and days to the holder of its code (FRM-16). */
export function ComplaintStatusForm() {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const sendForm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setOutcome(undefined);
    setOutcome(await findStatus(form).catch(() => ({ failure: texts.failed })));
    setSending(false);
  };
  return (
    <Section>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <Form onSubmit={(event) => void sendForm(event)}>
        <Field label={texts.reference} hint={texts.referenceHint} required>
          <Input name={STATUS_PARTS.reference} {...PLAIN} />
        </Field>
        <Field label={texts.code} hint={texts.codeHint} required>
          <Input name={STATUS_PARTS.code} {...PLAIN} />
        </Field>
        {isSending ? (
          <Spinner label={texts.sending} />
        ) : (
          <Button type="submit">{texts.show}</Button>
        )}
      </Form>
      <Result role="status">
        {outcome &&
          ("failure" in outcome ? <ErrorBox message={outcome.failure} /> : <State {...outcome} />)}
      </Result>
      <p>{texts.lost}</p>
    </Section>
  );
}

const PLAIN = {
  ...{ maxLength: 40, autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
} as const;

/** Sends the form in its body, so that no address or log has the code. Throws without a response. */
async function findStatus(form: FormData): Promise<Outcome> {
  const host = process.env.GATSBY_BROWSER_API_HOST ?? "";
  const response = await fetch(host + complaintStatusEndpoint.path, { method: "POST", body: form });
  const body: unknown = await response.json();
  if (!response.ok) return { failure: readTextField(body, "message") || texts.failed };
  const reference = String(form.get(STATUS_PARTS.reference)).trim().toUpperCase();
  return { reference, status: complaintStatusEndpoint.read(body) };
}

function State({ reference, status }: Found) {
  const { receivedOn, answerBy, closedOn } = status;
  const days = STATUS_DAYS.filter((name) => status[name] && (name !== "answerBy" || !closedOn));
  return (
    <>
      <h2>
        {texts.result} {reference}
      </h2>
      <p>{texts.states[status.state]}</p>
      <TermList>
        <TermRows
          rows={days.map((name) => [texts.days[name], formatLongDate(status[name]) ?? ""])}
        />
      </TermList>
      {!closedOn && <p>{fillText(complaintTexts.after, formatLongDate(answerBy) ?? "")}</p>}
      {!closedOn && receivedOn && <CalendarButton {...{ receivedOn, reference }} />}
    </>
  );
}

const Form = styled.form({
  display: "grid",
  gap: space[5],
  maxWidth: "28rem",
  "& > button": { justifySelf: "start" },
  [media.noScript]: { display: "none" },
});

const Result = styled.div({
  maxWidth: "44rem",
  marginBlock: space[5],
  "&:not(:empty)": { display: "grid", gap: space[4], padding: space[5], ...surface },
  "& > button": { justifySelf: "start" },
});
