import { findFaults, hasConsecutiveMonths } from "../../../src/features/complaints/check-figures";
import type { ComplaintReport } from "../../../src/shared/contract/complaint-report";
import type { ComplaintTrend } from "../../../src/shared/contract/complaint-trends";

const toLine = (period: string, carriedForward: number, received: number): ComplaintTrend => ({
  ...{ period, carriedForward, received, resolved: 1, pending: carriedForward + received - 1 },
  note: null,
});
const toRow = (pendingEndLastMonth: number, received: number, resolved: number) => ({
  ...{ pendingEndLastMonth, received, resolved },
  ...{ totalPending: pendingEndLastMonth + received - resolved, pendingOver3Months: 0 },
  avgResolutionTime: 3,
});
const report: ComplaintReport = {
  monthEnding: "May 2026",
  directlyFromInvestors: toRow(1, 2, 1),
  sebiScores: toRow(0, 0, 0),
  otherSources: toRow(0, 0, 0),
  grandTotal: toRow(1, 2, 1),
  impersonationComplaints: 0,
  note: null,
};
const shown = {
  report,
  months: [toLine("April 2026", 0, 2), toLine("May 2026", 1, 2)],
  years: [toLine("2025-26", 3, 2), toLine("2026-27 (April to May 2026)", 4, 0)],
};
const running = { ...toLine("2026-27 (April to May 2026)", 0, 4), resolved: 2, pending: 2 };
const [april, may] = shown.months;
const years = [{ ...toLine("2025-26", 1, 0), pending: 0 }, running];

test("CHR-09 figures that agree have no fault", () => {
  expect(findFaults({ ...shown, years })).toEqual([]);
});

test.each([
  [
    "a month",
    { months: [april, { ...may, carriedForward: 3, pending: 4 }] },
    "Complaint month May",
  ],
  [
    "a year",
    { years: [years[0], { ...running, received: 5, pending: 3 }] },
    "Complaint year 2026-27",
  ],
  ["a report", { report: { ...report, grandTotal: toRow(1, 3, 2) } }, "Complaint report May 2026"],
  ["a row", { months: [april, { ...may, pending: 7 }] }, "May 2026: Pending must be"],
])("CHR-09 a fault names %s that does not add up", (_what, changed, fault) => {
  const faults = findFaults({ ...shown, years, ...changed } as typeof shown);
  expect(faults).toContainEqual(expect.stringContaining(fault));
});

test("CHR-09 only months without a gap can all be checked", () => {
  expect(hasConsecutiveMonths(shown.months)).toBe(true);
  for (const months of [[], [toLine("May 2026", 0, 1)], [toLine("Q1", 0, 1), toLine("Q2", 0, 1)]])
    expect(hasConsecutiveMonths(months)).toBe(false);
  expect(hasConsecutiveMonths([toLine("April 2026", 0, 2), toLine("June 2026", 1, 2)])).toBe(false);
});
