import * as v from "valibot";
import { defineEndpoint, type Reader } from "./endpoint";
import { optionalText } from "./fields";
import { toRecord } from "./record";
import { isObject, readRecord } from "./response";

/** The states of a complaint in the register (CHR-17). */
export const COMPLAINT_STATES = [
  ...(["new", "accepted", "acknowledged", "answered", "resolved"] as const),
  ...(["reopened", "notComplaint"] as const),
] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** ISO days of a complaint, in their order. */
export const STATUS_DAYS = [
  ...(["receivedOn", "acknowledgedOn", "answerBy", "answeredOn", "closedOn"] as const),
] as const;

/** The parts of the call: a reference, and the code of its mail. */
export const STATUS_PARTS = { reference: "reference", code: "code" } as const;

const day = v.fallback(optionalText, null);

const StatusSchema = toRecord({
  state: v.picklist(COMPLAINT_STATES),
  ...{ receivedOn: day, acknowledgedOn: day, answerBy: day, answeredOn: day, closedOn: day },
});
export type ComplaintStatus = v.InferOutput<typeof StatusSchema>;

const readStatus: Reader<{ status: ComplaintStatus }, ComplaintStatus> = (body, call) =>
  readRecord(call, StatusSchema, isObject(body) ? body.status : undefined, "status");

/** A form of two parts. 404: unknown, wrong or ended; 429: Retry-After (FRM-16). */
export const complaintStatusEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/complaint-status",
  read: readStatus,
});
