import { addLimit, countDays } from "../../../src/shared/domain/complaint-dates";

test.each([
  ["2026-11-10", 21, false, "2026-12-01"],
  ["2026-11-20", 1, true, "2026-11-23"],
  ["2026-11-21", 1, true, "2026-11-23"],
  ["2026-11-16", 10, true, "2026-11-30"],
  ["2028-02-28", 1, false, "2028-02-29"],
])("FRM-17 %s and %d days, working: %s, is %s", (day, days, working, end) => {
  expect(addLimit(day, { days, working })).toBe(end);
});

test.each([
  ["2026-12-24", "2026-12-31"],
  ["2026-12-31", "2027-01-06"],
])(
  "FRM-18 four working days after %s skip listed holidays, in other years only weekends: %s",
  (day, end) => {
    const holidays = { "2026": { days: ["2026-12-25"] } };
    expect(addLimit(day, { days: 4, working: true }, holidays)).toBe(end);
    expect(addLimit(day, { days: 4 }, holidays)).not.toBe(end);
  },
);

test("FRM-17 days are counted from one day to another", () => {
  expect(countDays("2026-12-30", "2027-01-02")).toBe(3);
});
