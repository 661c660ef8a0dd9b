import * as v from "valibot";
import { isObject, readRecord, unwrap } from "./answer";
import { count, text } from "./fields";

/** GET: the active complaint report of the investor charter (CHR-02). */
export const complaintReportPath = () => "/api/complaint-report/active";

const RowSchema = v.optional(
  v.pipe(
    v.nullable(
      v.looseObject({
        pendingEndLastMonth: count,
        received: count,
        resolved: count,
        totalPending: count,
        pendingOver3Months: count,
        avgResolutionTime: count,
      }),
    ),
    v.transform((row) => ({
      pendingEndLastMonth: row?.pendingEndLastMonth ?? 0,
      received: row?.received ?? 0,
      resolved: row?.resolved ?? 0,
      totalPending: row?.totalPending ?? 0,
      pendingOver3Months: row?.pendingOver3Months ?? 0,
      /** Days. */
      avgResolutionTime: row?.avgResolutionTime ?? 0,
    })),
  ),
  null,
);

export const ComplaintReportSchema = v.pipe(
  v.looseObject({
    monthEnding: text(""),
    directlyFromInvestors: RowSchema,
    sebiScores: RowSchema,
    otherSources: RowSchema,
    grandTotal: RowSchema,
  }),
  v.transform((report) => ({
    monthEnding: report.monthEnding,
    directlyFromInvestors: report.directlyFromInvestors,
    sebiScores: report.sebiScores,
    otherSources: report.otherSources,
    grandTotal: report.grandTotal,
  })),
);
export type ComplaintReport = v.InferOutput<typeof ComplaintReportSchema>;
export type ComplaintReportRow = ComplaintReport["grandTotal"];

/** The report, or null when none is active; `active` stands at the top or under `data`. */
export function readComplaintReport(body: unknown): ComplaintReport | null {
  const data = unwrap(body);
  const active = isObject(data) && "active" in data ? data.active : undefined;
  if (active === null || (active === undefined && (data === null || isObject(data)))) return null;
  return readRecord("GET /api/complaint-report/active", ComplaintReportSchema, active, "active");
}
