import { resources } from "../../../src/shared/contract/resources";
import { toIndianDay } from "../../../src/shared/domain/dates";

const readDays = (records: object[]) =>
  resources.ipos
    .read(records.map((record, id) => ({ _id: String(id), ...record })))
    .map(({ openingDate, closingDate }) => [toIndianDay(openingDate), toIndianDay(closingDate)]);

test("IPO-04 a list with one day that has the month first has it first in all days", () => {
  const portal = [
    { openingDate: "11/25/2026 10:00:00 AM", closingDate: "12/3/2026 5:00:00 PM" },
    { openingDate: "12/2/2026 10:00:00 AM", closingDate: "12/4/2026 5:00:00 PM" },
  ];
  expect(readDays(portal)).toEqual([
    ["2026-11-25", "2026-12-03"],
    ["2026-12-02", "2026-12-04"],
  ]);
  expect(readDays([{ openingDate: "3-12-26" }, { openingDate: "12-31-26" }])).toEqual([
    ["2026-03-12", null],
    ["2026-12-31", null],
  ]);
});

test("IPO-04 other lists have the day first", () => {
  const days = [
    { openingDate: "12/3/2026" },
    { openingDate: "11/25/2026", closingDate: "25/11/2026" },
  ];
  expect(readDays(days)).toEqual([
    ["2026-03-12", null],
    ["2026-11-25", "2026-11-25"],
  ]);
});

const readPeriods = (months: string[]) =>
  resources.monthlyComplaints
    .read(months.map((month, received) => ({ month, received })))
    .map(({ period }) => period);

test.each([
  ["October, 2026; September, 2026", "September 2026; October 2026"],
  ["2026-01; 2026-02", "January 2026; February 2026"],
  ["Dec-25; Jan-26; Grand Total", "December 2025; January 2026"],
  ["31.10.2026; 30.09.2026", "September 2026; October 2026"],
  ["January 26; Total; December 25", "December 2025; January 2026"],
  ["October 2026; This month", "October 2026; This month"],
])("CHR-03 the months %j are shown as %j", (months, shown) => {
  expect(readPeriods(months.split("; ")).join("; ")).toBe(shown);
});

test("CHR-03 years are shown from the oldest to the newest, without the row of totals", () => {
  const rows = ["Total", "2025-26", "FY 2024-25"].map((Year) => ({ Year }));
  expect(resources.yearlyComplaints.read(rows).map(({ period }) => period)).toEqual([
    "FY 2024-25",
    "2025-26",
  ]);
});
