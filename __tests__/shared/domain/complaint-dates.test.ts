import ICAL from "ical.js";
import { addLimit, countDays, createCalendar } from "../../../src/shared/domain/complaint-dates";

test.each([
  ["2026-11-10", 21, false, "2026-12-01"],
  ["2026-11-20", 1, true, "2026-11-23"],
  ["2026-11-21", 1, true, "2026-11-23"],
  ["2026-11-16", 10, true, "2026-11-30"],
  ["2028-02-28", 1, false, "2028-02-29"],
])("FRM-17 %s and %d days, working: %s, is %s", (day, days, working, end) => {
  expect(addLimit(day, { days, working })).toBe(end);
});

test("FRM-17 days are counted from one day to another", () => {
  expect(countDays("2026-12-30", "2027-01-02")).toBe(3);
});

test("FRM-16 the calendar file has days and titles only", () => {
  const days = [
    { day: "2026-12-31", title: "Complaint 2026-7KQ3MX-4: answer due" },
    {
      day: "2027-01-01",
      title: "Complaint 2026-7KQ3MX-4: SCORES, or SmartODR possible from this day on",
    },
  ];
  const text = createCalendar(days, "site.example", new Date("2026-12-10T05:00:00.123Z"));
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  const read = events.map((event) => {
    const { startDate, endDate, summary } = new ICAL.Event(event);
    return [startDate.toString(), endDate.toString(), summary];
  });
  expect(read).toEqual([
    ["2026-12-31", "2027-01-01", days[0]?.title],
    ["2027-01-01", "2027-01-02", days[1]?.title],
  ]);
  expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
});
