import { getIndianDay, getIndianTime } from "../../../src/shared/domain/clock";

test.each([
  [null, "2026-11-20T18:29:59.999Z", "2026-11-20"],
  [null, "2026-11-20T18:30:00.000Z", "2026-11-21"],
  [null, "2026-12-31T23:59:59.000Z", "2027-01-01"],
  ["2026-02-28", "2026-11-20T18:30:00.000Z", "2026-02-28"],
  ["", "2026-11-20T18:30:00.000Z", "2026-11-21"],
  ["2026-02-28T16:30", "2026-11-20T18:30:00.000Z", "2026-02-28"],
])("BLD-07 with SITE_TODAY %s, today in India at %s is %s", (siteToday, now, today) => {
  expect(getIndianDay(siteToday, new Date(now))).toBe(today);
});

test.each([
  [null, "2026-11-20T10:29:59.999Z", "2026-11-20"],
  [null, "2026-11-20T10:30:00.000Z", "2026-11-20T16:00"],
  [null, "2026-11-20T18:29:59.999Z", "2026-11-20T17:00"],
  [null, "2026-11-20T18:30:00.000Z", "2026-11-21"],
  ["2026-02-28", "2026-11-20T10:30:00.000Z", "2026-02-28"],
  ["2026-02-28T16:59", "2026-11-20T18:30:00.000Z", "2026-02-28T16:00"],
])("IPO-07 with SITE_TODAY %s, the last hour in India at %s is %s", (siteToday, now, time) => {
  expect(getIndianTime(siteToday, ["17:00", "16:00"], new Date(now))).toBe(time);
});
