import { toMonthNumber } from "../../../src/shared/contract/months";
import { findOverdueMonth } from "../../../src/shared/domain/complaint-periods";
import { getIndianDay } from "../../../src/shared/domain/clock";

test.each([
  ...["October 2026", "oct 2026", "Oct-2026", "OCT. 2026", "October, 2026", "2026-10", "Oct-26"],
  ...["October 26", "31.10.2026", "10/2026", "2026/10", "October'26", "अक्टूबर 2026", "31 Oct 2026"],
  ...["Month ended October 2026", "as on 31-10-2026", "2026-10-31T00:00:00.000Z"],
])("CHR-08 “%s” is read as a month", (period) => expect(toMonthNumber(period)).toBe(2026 * 12 + 9));

test.each(["", "2026", "2025-26", "Octember 26", "October", "Grand Total", "10", "2026-13", "12"])(
  "CHR-08 “%s” is not read as a month",
  (period) => expect(toMonthNumber(period)).toBe(null),
);

const OCTOBER = ["August 2026", "October 2026", "September 2026"];
const toDue = (month: string, dueMonth: string) => ({ month, dueMonth });

const DECEMBER = toDue("December 2026", "January 2027");

test.each([
  ["2026-11-30", [OCTOBER], null],
  ["2026-12-07", [OCTOBER], null],
  ["2026-12-08", [OCTOBER], toDue("November 2026", "December 2026")],
  ["2026-12-31", [OCTOBER], toDue("November 2026", "December 2026")],
  ["2026-12-31", [["November 2026"]], null],
  ["2027-01-01", [["November 2026"]], null],
  ["2027-01-07", [["November 2026"]], null],
  ["2027-01-08", [["November 2026"]], DECEMBER],
  ["2027-01-08", [["Dec-2026"]], null],
  ["2027-01-08", [["last month"]], null],
  ["2027-01-07", [[]], null],
  ["2027-01-08", [[]], DECEMBER],
  ["2027-01-08", [["Dec-2026"], ["Nov 2026"]], DECEMBER],
  ["2027-01-08", [], null],
])("CHR-08 on %s with %j the overdue month is %j", (today, lists, overdue) => {
  expect(findOverdueMonth(lists, today)).toEqual(overdue);
});

test("CHR-08 a day begins at midnight in India", () => {
  const findAt = (time: string) => findOverdueMonth([OCTOBER], getIndianDay(null, new Date(time)));
  expect(findAt("2026-12-07T18:29:59Z")).toBe(null);
  expect(findAt("2026-12-07T18:30:00Z")).toEqual(toDue("November 2026", "December 2026"));
});
