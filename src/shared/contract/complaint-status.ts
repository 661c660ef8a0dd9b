import * as v from "valibot";
import { defineEndpoint, type Reader, readRecord } from "./response";
import { isoTime, toRecord } from "./fields";

/** The states of a complaint in the register, with their labels for staff (CHR-17). */
export const STATE_LABELS = {
  new: "New, not looked at",
  accepted: "Accepted as a complaint",
  acknowledged: "Acknowledged",
  answered: "Answered",
  resolved: "Resolved",
  reopened: "Reopened, continued in a new entry",
  notComplaint: "Not a complaint",
} as const;
export type ComplaintState = keyof typeof STATE_LABELS;
export const COMPLAINT_STATES = Object.keys(STATE_LABELS) as ComplaintState[];

/** ISO days. */
const StatusSchema = toRecord({
  state: v.picklist(COMPLAINT_STATES),
  receivedOn: v.pipe(v.string(), v.isoDate()),
  acknowledgedOn: isoTime,
  answeredOn: isoTime,
  closedOn: isoTime,
});
export type ComplaintStatus = v.InferOutput<typeof StatusSchema>;

const readStatus: Reader<ComplaintStatus, ComplaintStatus> = (body, call) =>
  readRecord(call, StatusSchema, body, "response");

/** A form of `reference` and `code`. 404: unknown, wrong or ended; 429: Retry-After (FRM-16). */
export const complaintStatusEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/complaint-status",
  read: readStatus,
});
