import { monthName } from "../complaints/months";
import type { ComplaintMonth } from "../payload-types";
import { json, type Handler, type Route } from "./route";

const LIMIT = 240;

/** Oldest first: pages take the last row for the overview (HOM-11). */
const monthly: Handler = async (_request, store) => {
  const { docs } = await store.list("complaint-months", {
    sort: ["-year", "-month"],
    limit: LIMIT,
  });
  return json(
    docs.reverse().map((row) => ({ month: monthName(row.month, row.year), ...numbers(row) })),
  );
};

const yearly: Handler = async (_request, store) => {
  const { docs } = await store.list("complaint-years", { sort: ["-year"], limit: LIMIT });
  return json(docs.reverse().map((row) => ({ Year: row.year, ...numbers(row) })));
};

export const complaintTrends: Route[] = [
  { method: "GET", path: "/api/table", handle: monthly },
  { method: "GET", path: "/api/tableYearly", handle: yearly },
];

function numbers(
  row: Pick<ComplaintMonth, "carriedForward" | "received" | "resolved" | "pending">,
) {
  const { carriedForward, received, resolved, pending } = row;
  return { carriedForward, received, resolved, pending };
}
