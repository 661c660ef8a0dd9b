import { useCallback, useEffect, useRef, useState, type SubmitEvent } from "react";
import { useForm, type Resolver } from "react-hook-form";
import * as v from "valibot";
import { sentTexts } from "./sent-text";
import {
  ENQUIRY_PARTS,
  EnquiryFieldsSchema,
  type EnquiryFields,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { storeDraft, readDraft, type EnquiryDraft } from "./enquiry-draft";
import { toFieldId } from "./enquiry-fields";
import {
  composeMessage,
  createEmptyValues,
  listFields,
  type FormField,
  type FormValues,
} from "./form-values";
import { toast } from "../../ui/toast/toast";
import { sendEnquiry, type Enquiry, type EnquiryOutcome } from "./send-enquiry";
import { usePdf } from "./use-pdf";
import { getNow } from "../../shared/domain/clock";

/** Returns the state of a form: draft, validation, sending, result. */
export function useEnquiry(title: EnquiryTitle) {
  const [initialDraft] = useState(() => addTypedValues(readDraft(title), listFields(title)));
  const draft = useRef(initialDraft);
  const isBusy = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const pdf = usePdf();
  const { ref: file } = pdf.field;
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** The reference of the sent form, or null. */
  const [sent, setSent] = useState<string | null>(null);
  const fieldToFocus = useRef<FormField | "pdf">(undefined);
  const form = useForm<FormValues, unknown, EnquiryFields>({
    resolver: resolveEnquiry,
    defaultValues: { ...createEmptyValues(title), ...initialDraft.values, title },
  });
  const { subscribe, setError, setFocus, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { title: _title, ...values } }) => {
          draft.current = { ...draft.current, values };
          storeDraft(title, draft.current);
        },
      }),
    [subscribe, title],
  );

  // Fields are disabled while sending, so a rejected one is focused afterwards.
  const restoreFocus = useCallback(() => {
    if (sending || fieldToFocus.current === undefined) return;
    if (fieldToFocus.current === "pdf") file.current?.focus();
    else setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [sending, setFocus, file]);

  const applyOutcome = (outcome: EnquiryOutcome) => {
    if (outcome.sent) {
      reset(createEmptyValues(title));
      storeDraft(title, null);
      pdf.clear();
      setSent(outcome.reference);
      return void toast.success(outcome.message || sentTexts.thanks.text);
    }
    const invalid = listFields(title).filter((name) => outcome.errors[name] !== undefined);
    invalid.forEach((name) => setError(name, { type: "server", message: outcome.errors[name] }));
    if (outcome.errors.pdf !== undefined) pdf.clear(outcome.errors.pdf);
    fieldToFocus.current = invalid[0] ?? (outcome.errors.pdf === undefined ? undefined : "pdf");
    setFailure(outcome.failure);
    return void toast.error(sentTexts.errors.send);
  };

  const sendFields = async (fields: EnquiryFields, consent: Enquiry["consent"]) => {
    setFailure(null);
    setSending(true);
    const { openedAt, key } = draft.current;
    const outcome = await sendEnquiry({
      fields,
      pdf: pdf.getFile(),
      honeypot: honeypot.current?.value ?? "",
      elapsed: Math.max(0, getNow().getTime() - openedAt),
      consent,
      key,
    });
    setSending(false);
    applyOutcome(outcome);
  };

  const sendForm = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const consent = readConsent(event.currentTarget);
    isBusy.current = true;
    await form
      .handleSubmit((fields) => sendFields(fields, consent))(event)
      .finally(() => {
        isBusy.current = false;
      });
  };

  return { form, pdf: pdf.field, honeypot, failure, sending, sent, sendForm, restoreFocus };
}

/** Checks the form with the contract's schema, like the server (FRM-01). */
const resolveEnquiry: Resolver<FormValues, unknown, EnquiryFields> = ({
  where,
  wanted,
  ...values
}) => {
  const result = v.safeParse(EnquiryFieldsSchema, {
    ...values,
    message: composeMessage(values.message, where, wanted),
  });
  const { nested = {} } = result.success
    ? {}
    : v.flatten<typeof EnquiryFieldsSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, messages]) => [name, toError(messages[0])]);
  if (where === "") errors.push(["where", toError(sentTexts.missing.where)]);
  if (wanted?.trim() === "") errors.push(["wanted", toError(sentTexts.missing.wanted)]);
  if (result.success && errors.length === 0) return { values: result.output, errors: {} };
  return { values: {}, errors: Object.fromEntries(errors) };
};

const toError = (message: string | undefined) => ({ type: "schema", message });

/** Reads the notice's language and consent from the form when it is sent. */
function readConsent(form: Element): Enquiry["consent"] {
  const isHindi = form.querySelector("details[lang='hi'][open]") !== null;
  const plans = form.querySelector(`[name='${ENQUIRY_PARTS.plans}']:checked`) !== null;
  return { language: isHindi ? "hi" : "en", plans };
}

/** Returns the draft with the values that the visitor entered before this script ran. */
function addTypedValues(draft: EnquiryDraft, names: FormField[]): EnquiryDraft {
  const typedValues = names.flatMap((name) => {
    const field = document.querySelector<HTMLInputElement>(`#${toFieldId(name)}`);
    return field?.value ? [[name, field.value] as const] : [];
  });
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(typedValues) } };
}
