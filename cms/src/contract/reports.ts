import { isoDay } from "./iso-day";
import { json, type Handler, type Route } from "./route";

const list: Handler = async (_request, store) => {
  const { docs } = await store.list("reports", { sort: ["-issueDate", "-id"], limit: 1000 });
  return json(
    docs.map((report) => ({
      _id: String(report.id),
      heading: report.heading,
      status: report.status,
      category: report.category,
      issueDate: isoDay(report.issueDate),
      issueMonth: report.issueMonth,
      issueYear: report.issueYear,
      issuePrice: report.issuePrice ?? null,
    })),
  );
};

export const reports: Route[] = [{ method: "GET", path: "/api/api/report", handle: list }];
