import { reportsEndpoint } from "../../../src/shared/contract/reports";
import { formatNumericDate } from "../../../src/shared/domain/dates";
import { filterReports, chooseStatusTone } from "../../../src/features/reports/report-filter";

const reports = reportsEndpoint.read([
  { _id: 1, category: "small-cap", issueMonth: "May", issueYear: 2025 },
  { _id: 2, category: "small-cap", issueMonth: "June", issueYear: "2026" },
  { _id: 3, category: "large-cap", issueMonth: "May", issueYear: 2026 },
  { _id: 4, category: "Small-Cap", issueMonth: "may" },
]).items;

const filterIds = (filter: Partial<Parameters<typeof filterReports>[1]>) =>
  filterReports(reports, { category: "", month: "", year: "", ...filter }).map(({ id }) => id);

test("RPT-01 filters match category and month exactly and the year as text, and can be combined", () => {
  expect(filterIds({})).toEqual(["1", "2", "3", "4"]);
  expect(filterIds({ category: "small-cap" })).toEqual(["1", "2"]);
  expect(filterIds({ month: "May" })).toEqual(["1", "3"]);
  expect(filterIds({ year: "2026" })).toEqual(["2", "3"]);
  expect(filterIds({ category: "small-cap", month: "May", year: "2026" })).toEqual([]);
});

test.each([
  ["OPEN", "red"],
  ["resolved ", "green"],
  ["", "grey"],
  ["constructor", "grey"],
])("RPT-02 the status %j is shown in %s", (status, tone) => {
  expect(chooseStatusTone(status)).toBe(tone);
});

test("RPT-02 the issue date is the day in India, day first", () => {
  expect(formatNumericDate("2026-11-02")).toBe("2/11/2026");
  expect(formatNumericDate("2026-11-01T20:00:00.000Z")).toBe("2/11/2026");
  expect(formatNumericDate("soon")).toBeNull();
});
