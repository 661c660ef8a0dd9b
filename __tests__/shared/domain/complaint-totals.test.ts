import { getMonthName } from "../../../cms/src/records/months";
import {
  findReportErrors,
  findTrendErrors,
  type ReportRow,
} from "../../../src/shared/domain/complaint-totals";

const toRow = (pendingEndLastMonth: number, received: number, resolved: number): ReportRow => ({
  pendingEndLastMonth,
  received,
  resolved,
  totalPending: pendingEndLastMonth + received - resolved,
  pendingOver3Months: 0,
});
const toReport = () => ({
  directlyFromInvestors: toRow(2, 5, 4),
  sebiScores: toRow(1, 3, 3),
  otherSources: toRow(1, 1, 1),
  grandTotal: toRow(4, 9, 8),
});

test("a wrong total of a row is named, and the grand total that becomes wrong with it", () => {
  expect(findReportErrors(toReport())).toEqual([]);
  const wrong = toReport();
  wrong.otherSources.totalPending = 2;
  expect(findReportErrors(wrong)).toEqual([
    {
      path: "otherSources.totalPending",
      message: "Other sources: Total pending must be 1 + 1 − 1 = 1, not 2.",
    },
    {
      path: "grandTotal.totalPending",
      message: "Grand total: Total pending must be 3 + 1 + 2 = 6, not 5.",
    },
  ]);
});

test.each(["pendingEndLastMonth", "received", "resolved", "pendingOver3Months"] as const)(
  "the grand total of %s is the sum of the three rows",
  (column) => {
    const wrong = toReport();
    wrong.grandTotal[column] += 1;
    expect(findReportErrors(wrong).map(({ path }) => path)).toContain(`grandTotal.${column}`);
  },
);

test("a trend row's pending is carried forward plus received minus resolved", () => {
  const row = { carriedForward: 1, received: 4, resolved: 3, pending: 2 };
  expect(findTrendErrors("May 2026", row)).toEqual([]);
  const message = "May 2026: Pending must be 1 + 4 − 3 = 2, not 3.";
  expect(findTrendErrors("May 2026", { ...row, pending: 3 })).toEqual([
    { path: "pending", message },
  ]);
});

test("a month is stored by number and shown by name", () => {
  expect(getMonthName("05", 2026)).toBe("May 2026");
  expect(getMonthName("10", 2026)).toBe("October 2026");
  expect(getMonthName("13", 2026)).toBe("13 2026");
});
