import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from "payload";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
import { getNow } from "../../../src/shared/domain/clock";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { createReferenceIssuer } from "../../../src/shared/domain/reference";
import { throwFieldError } from "../lib/throw-field-error";
import type { Complaint } from "../payload-types";
import { getToday, listAnswerTemplates } from "./register-settings";

/** One for forms and entries, so that no two in the same moment get the same reference (FRM-12). */
export const issueReference = createReferenceIssuer(getNow);

const DAYS = ["receivedOn", "acknowledgedOn", "answeredOn", "closedOn"] as const;

/** Completes an entry and refuses what contradicts its state or published figures (CHR-17, CHR-18). */
export const checkEntry: CollectionBeforeChangeHook<Complaint> = async (change) => {
  const { data, operation, originalDoc, req } = change;
  const refuse = (path: keyof Complaint, message: string) =>
    throwFieldError("complaints", path, message);
  const previous = operation === "update" ? originalDoc : undefined;
  const completed = completeEntry({ ...previous, ...data }, req.payload);
  const entry = { ...previous, ...data, ...completed } as Complaint;
  const { state, receivedOn } = entry;
  if (previous && previous.state !== state) {
    const isUncounted = [state, previous.state].includes("notComplaint");
    const month = previous.resolvedIn ?? (isUncounted ? previous.countedIn : null);
    if (month && state !== "reopened") refuse("state", `The figures of ${month} count it.`);
    if (state === "reopened" && previous.state !== "resolved")
      refuse("state", "It is not resolved.");
  }
  if (state === "notComplaint" && !entry.reason) refuse("reason", "Choose a reason.");
  const latest = toIndianDay(receivedOn ?? null) ?? "";
  for (const name of DAYS) {
    const day = toIndianDay(entry[name] ?? null) ?? latest;
    if (day < latest) refuse(name, "This day is before “Received on”.");
    if (day > getToday(req.payload)) refuse(name, "This day is in the future.");
  }
  if (previous && state === "reopened" && previous.state !== state) await continueEntry(entry, req);
  return { ...data, ...completed };
};

/** Fills in the reference, the days of the state, and an empty answer from the chosen template. */
function completeEntry(entry: Partial<Complaint>, payload: Payload): Partial<Complaint> {
  const today = `${getToday(payload)}T12:00:00.000Z`;
  const { state = "accepted", template, acknowledgedOn, answeredOn } = entry;
  const reference = entry.reference ?? issueReference();
  const isClosed = ["resolved", "reopened", "notComplaint"].includes(state);
  const templates = listAnswerTemplates(payload, { title: COMPLAINT_TITLE, reference });
  const chosen = templates.find(({ name }) => name === template);
  return {
    ...{ state, reference, receivedOn: entry.receivedOn ?? today },
    acknowledgedOn: acknowledgedOn ?? (state === "acknowledged" ? today : null),
    answeredOn: answeredOn ?? (state === "answered" ? today : null),
    // The day of the final answer closes a complaint.
    closedOn: isClosed ? (entry.closedOn ?? answeredOn ?? today) : null,
    reason: state === "notComplaint" ? (entry.reason ?? null) : null,
    answer: entry.answer || (chosen?.text ?? ""),
  };
}

/**
 * Adds the entry that continues a reopened one, before that is stored: if the process is killed in
 * between, the next try finds it.
 */
async function continueEntry(
  { id, source, category, enquiry, person }: Complaint,
  { payload, transactionID }: PayloadRequest,
): Promise<void> {
  const options = { collection: "complaints", depth: 0, req: { transactionID } } as const;
  const { totalDocs } = await payload.count({ ...options, where: { reopens: { equals: id } } });
  const copied = { source, category, enquiry, person, state: "accepted" as const, reopens: id };
  if (totalDocs === 0) await payload.create({ ...options, data: copied });
}
