import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import { dateText, optionalText, requiredText, toText, toRecord } from "./fields";

const ReportSchema = toRecord({
  id: ["_id", requiredText],
  heading: toText(""),
  status: toText(""),
  category: toText(""),
  issueDate: dateText,
  issueMonth: toText(""),
  /** As text: filters compare it as text (RPT-01). */
  issueYear: toText(""),
  issuePrice: optionalText,
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** Research reports (RPT-01); the doubled "api" is the source's. */
export const reportsEndpoint = defineEndpoint({
  path: "/api/api/report",
  read: createListReader(ReportSchema),
});
