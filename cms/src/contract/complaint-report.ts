import type { ComplaintReport } from "../payload-types";
import { json, type Handler, type Route } from "./route";

const active: Handler = async (_request, store) => {
  const { docs } = await store.list("complaint-reports", { sort: ["-updatedAt"], limit: 1 });
  const report = docs[0];
  return json({ data: { active: report ? toReport(report) : null } });
};

export const complaintReport: Route[] = [
  { method: "GET", path: "/api/complaint-report/active", handle: active },
];

function toReport(report: ComplaintReport) {
  const { monthEnding, directlyFromInvestors, sebiScores, otherSources, grandTotal } = report;
  return {
    _id: String(report.id),
    monthEnding,
    directlyFromInvestors,
    sebiScores,
    otherSources,
    grandTotal,
  };
}
