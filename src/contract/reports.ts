import * as v from "valibot";
import { readList, type List } from "./answer";
import { optionalText, requiredText, text } from "./fields";

/** GET: research reports (the doubled "api" is the source's). */
export const reportsPath = () => "/api/api/report";

export const ReportSchema = v.pipe(
  v.looseObject({
    _id: requiredText,
    heading: text(""),
    status: text(""),
    category: text(""),
    issueDate: optionalText,
    issueMonth: text(""),
    issueYear: text(""),
    issuePrice: optionalText,
  }),
  v.transform(({ _id, ...report }) => ({
    id: _id,
    heading: report.heading,
    status: report.status,
    /** small-cap, mid-cap or large-cap. */
    category: report.category,
    issueDate: report.issueDate,
    /** Full month name. */
    issueMonth: report.issueMonth,
    /** As text: filters compare it as text (RPT-01). */
    issueYear: report.issueYear,
    issuePrice: report.issuePrice,
  })),
);
export type Report = v.InferOutput<typeof ReportSchema>;

export function readReports(body: unknown): List<Report> {
  return readList("GET /api/api/report", ReportSchema, body);
}
