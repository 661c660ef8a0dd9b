import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { dateText, optionalText, requiredText, text } from "./fields";
import { record } from "./record";

const ReportSchema = record({
  id: ["_id", requiredText],
  heading: text(""),
  status: text(""),
  category: text(""),
  issueDate: dateText,
  issueMonth: text(""),
  /** As text: filters compare it as text (RPT-01). */
  issueYear: text(""),
  issuePrice: optionalText,
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** Research reports (RPT-01); the doubled "api" is the source's. */
export const reportsEndpoint = defineEndpoint({
  path: "/api/api/report",
  read: createListReader(ReportSchema),
});
