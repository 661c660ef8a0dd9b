import * as v from "valibot";
import { isObject, readRecord, unwrapData, defineEndpoint, type Reader } from "./response";
import { count, optionalCount, optionalText, toText, toRecord } from "./fields";

const RowSchema = toRecord({
  pendingEndLastMonth: count,
  received: count,
  resolved: count,
  totalPending: count,
  pendingOver3Months: count,
  /** Days. */
  avgResolutionTime: count,
});
export type ComplaintReportRow = v.InferOutput<typeof RowSchema>;

const row = v.nullish(RowSchema, {} as v.InferInput<typeof RowSchema>);

const ComplaintReportSchema = toRecord({
  monthEnding: toText(""),
  directlyFromInvestors: row,
  sebiScores: row,
  otherSources: row,
  grandTotal: row,
  /** Complaints about impersonation of the firm in this month (CHR-06); null if not reported. */
  impersonationComplaints: optionalCount,
  /** Reason why the figures differ from another record's (CHR-07). */
  note: v.fallback(optionalText, null),
});
export type ComplaintReport = v.InferOutput<typeof ComplaintReportSchema>;

type ReportWire = { data: { active: v.InferInput<typeof ComplaintReportSchema> | null } };

const readComplaintReport: Reader<ReportWire, ComplaintReport | null> = (body, call) => {
  const data = unwrapData(body);
  const active = isObject(data) && "active" in data ? data.active : undefined;
  if (active === null || (active === undefined && (data === null || isObject(data)))) return null;
  return readRecord(call, ComplaintReportSchema, active, "active");
};

/** The report of the investor charter (CHR-02), or null if none is active. */
export const complaintReportEndpoint = defineEndpoint({
  path: "/api/complaint-report/active",
  read: readComplaintReport,
});
