import type { Page } from "@playwright/test";
import { complaintReportEndpoint } from "../../src/shared/contract/complaint-report";
import {
  monthlyComplaintsEndpoint,
  yearlyComplaintsEndpoint,
} from "../../src/shared/contract/complaint-trends";
import { mockResponse } from "./api-responses";

// Invented responses of the complaint calls.

const MONTHS = "January February March April May June July August September October".split(" ");

const toRawRow = (fields: Record<string, unknown> = {}) => ({
  pendingEndLastMonth: 2,
  received: 5,
  resolved: 4,
  totalPending: 3,
  pendingOver3Months: 1,
  avgResolutionTime: 11,
  ...fields,
});

export const toRawReport = (fields: Record<string, unknown> = {}) => ({
  monthEnding: "October 2026",
  directlyFromInvestors: toRawRow(),
  sebiScores: toRawRow({ received: 7 }),
  otherSources: toRawRow({ received: 0 }),
  grandTotal: toRawRow({ received: 12 }),
  ...fields,
});

/** Returns `count` months of a trend from January 2026 on; ten of them end in October 2026. */
export const toRawMonths = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    month: `${MONTHS[index % MONTHS.length] ?? ""} ${2026 + Math.floor(index / MONTHS.length)}`,
    carriedForward: 3,
    received: 10 + index,
    resolved: 10 + index,
    pending: 3,
  }));

/** Returns months to October 2026 that carry forward the previous pending figure. */
export const toRawChain = () =>
  MONTHS.map((month, at) => ({
    ...{ month: `${month} 2026`, carriedForward: at, received: 5, resolved: 4, pending: at + 1 },
  }));

/** Returns the report of the last month of {@link toRawChain}. */
export const toChainReport = (fields: Record<string, unknown> = {}) => {
  const none = { pendingEndLastMonth: 0, received: 0, resolved: 0, totalPending: 0 };
  const all = { pendingEndLastMonth: 9, received: 5, resolved: 4, totalPending: 10 };
  return toRawReport({
    directlyFromInvestors: toRawRow(all),
    sebiScores: toRawRow({ ...none, pendingOver3Months: 0 }),
    otherSources: toRawRow({ ...none, pendingOver3Months: 0 }),
    grandTotal: toRawRow(all),
    ...fields,
  });
};

const toRawYears = () =>
  [2024, 2025, 2026].map((Year) => ({
    Year,
    carriedForward: 1,
    received: 1200,
    resolved: 1200,
    pending: 1,
  }));

/** Responds to the three calls of the charter. */
export async function mockComplaintResponses(page: Page): Promise<void> {
  await mockResponse(page, complaintReportEndpoint.path, { data: { active: toRawReport() } });
  await mockResponse(page, monthlyComplaintsEndpoint.path, toRawMonths(10));
  await mockResponse(page, yearlyComplaintsEndpoint.path, toRawYears());
}
