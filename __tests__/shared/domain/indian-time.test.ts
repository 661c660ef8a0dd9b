import { formatIndianTime } from "../../../src/shared/domain/indian-time";

test.each([
  ["2026-11-22T09:40:00.000Z", "22 Nov 2026, 3:10 PM IST"],
  ["2026-12-31T18:30:00.000Z", "1 Jan 2027, 12:00 AM IST"],
  ["2026-09-05T06:35:59.999Z", "5 Sep 2026, 12:05 PM IST"],
])("API-07 the time %s is shown as %s", (time, text) => {
  expect(formatIndianTime(time)).toBe(text);
});
