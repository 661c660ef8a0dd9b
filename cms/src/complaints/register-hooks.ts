import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from "payload";
import type { ComplaintRules } from "../../../src/shared/contract/complaint-rules.schema";
import { getIndianDay } from "../../../src/shared/domain/clock";
import type { ComplaintState } from "../../../src/shared/contract/complaint-status";
import { STATE_LABELS } from "../../../src/shared/domain/complaint-register";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { issueReference } from "../lib/issue-reference";
import { throwFieldError } from "../lib/throw-field-error";
import type { Complaint } from "../payload-types";
import { notifyWorker } from "../queue/notify-worker";

/** The settings of the register, which `payload.config.ts` passes to all hooks. */
export type RegisterSettings = { rules: ComplaintRules; siteToday: string | null };

export const getRegisterSettings = ({ config }: Payload): RegisterSettings =>
  config.custom.register as RegisterSettings;

/** Returns today in India. */
export const getToday = (payload: Payload) => getIndianDay(getRegisterSettings(payload).siteToday);

/** The states that may follow each one. */
const NEXT: Record<ComplaintState, ComplaintState[]> = {
  new: ["accepted", "notComplaint"],
  accepted: ["acknowledged", "answered", "resolved", "notComplaint"],
  acknowledged: ["answered", "resolved", "notComplaint"],
  answered: ["resolved", "notComplaint"],
  resolved: ["answered", "reopened"],
  reopened: [],
  notComplaint: ["accepted"],
};

const CLOSED: ComplaintState[] = ["resolved", "reopened", "notComplaint"];

/** Fields that published figures depend on. */
const COUNTED = ["source", "receivedOn"] as const;

/** Completes an entry and refuses what contradicts its state or published figures (CHR-17, CHR-18). */
export const checkEntry: CollectionBeforeChangeHook<Complaint> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const refuse = (path: keyof Complaint, message: string) =>
    throwFieldError("complaints", path, message);
  const entry = { ...originalDoc, ...data };
  const { state = "accepted" } = entry;
  if (operation === "update" && originalDoc && originalDoc.state !== state) {
    const { state: from, countedIn, resolvedIn } = originalDoc;
    if (!NEXT[from].includes(state))
      refuse("state", `“${STATE_LABELS[state]}” cannot follow “${STATE_LABELS[from]}”.`);
    if ([from, state].includes("notComplaint") && countedIn)
      refuse("state", `The published figures of ${countedIn} count it.`);
    if (resolvedIn && state !== "reopened")
      refuse("state", `The published figures of ${resolvedIn} count it as resolved.`);
  }
  if (state === "notComplaint" && !entry.reason) refuse("reason", "Choose a reason.");
  const completed = { ...data, ...fillDays(entry, req), ...fillAnswer(entry, req) };
  if (operation === "create") completed.reference = data.reference ?? issueReference();
  if (state !== "notComplaint") completed.reason = null;
  // A form's day comes from the clock, which is after SITE_TODAY in tests.
  const today = req.user ? getToday(req.payload) : null;
  checkDays({ ...entry, ...completed }, today, refuse);
  const toDay = (value: unknown) => (typeof value === "string" && toIndianDay(value)) || value;
  const changed = originalDoc?.countedIn
    ? COUNTED.find((name) => name in data && toDay(data[name]) !== toDay(originalDoc[name]))
    : undefined;
  if (changed) refuse(changed, `The published figures of ${originalDoc?.countedIn} use it.`);
  if (originalDoc?.resolvedIn && toDay(completed.closedOn) !== toDay(originalDoc.closedOn))
    refuse("closedOn", `The published figures of ${originalDoc.resolvedIn} use it.`);
  return completed;
};

/** Fills in the days that belong to a state; the day of the final answer closes a complaint. */
function fillDays(entry: Partial<Complaint>, { payload }: PayloadRequest): Partial<Complaint> {
  const today = `${getToday(payload)}T12:00:00.000Z`;
  const { state = "accepted", receivedOn, acknowledgedOn, answeredOn, closedOn } = entry;
  const isAnswered = state === "answered" || state === "resolved";
  const answered = answeredOn ?? (isAnswered ? (closedOn ?? today) : null);
  const closed = state === "notComplaint" ? today : (answered ?? today);
  return {
    receivedOn: receivedOn ?? today,
    acknowledgedOn: acknowledgedOn ?? (state === "acknowledged" ? today : null),
    answeredOn: answered,
    closedOn: CLOSED.includes(state) ? (closedOn ?? closed) : null,
  };
}

/** Fills an empty answer with the chosen template. */
function fillAnswer(
  { template, answer, reference }: Partial<Complaint>,
  { payload }: PayloadRequest,
): Partial<Complaint> {
  if (!template || answer) return {};
  const { answers } = getRegisterSettings(payload).rules;
  const text = answers.find(({ name }) => name === template)?.text ?? "";
  return { answer: text.replace("%", () => reference ?? "") };
}

type Refuse = (path: keyof Complaint, message: string) => void;

/** Refuses days in the future, and days in another order than they happened. */
function checkDays(entry: Partial<Complaint>, today: string | null, refuse: Refuse): void {
  const received = toIndianDay(entry.receivedOn ?? null) ?? "";
  for (const name of ["receivedOn", "acknowledgedOn", "answeredOn", "closedOn"] as const) {
    const day = toIndianDay(entry[name] ?? null);
    if (day !== null && today !== null && day > today) refuse(name, "This day is in the future.");
    if (day !== null && day < received) refuse(name, "This day is before “Received on”.");
  }
}

/** Notifies the worker, which adds the entry that continues a reopened one. */
export const continueReopened: CollectionAfterChangeHook<Complaint> = ({ doc, previousDoc }) => {
  if (doc.state === "reopened" && previousDoc?.state !== "reopened") notifyWorker("enquiries");
};
