import { parseIndianDate, hasZone, isIsoDate } from "../contract/read-date";
import { splitDay, writeClock, type DayParts } from "./indian-time";

// All functions read dates with `parseIndianDate` and return null for a missing or unreadable one.

/** Returns a day such as 5 January 2026. */
export const formatLongDate = (value: string | null) =>
  formatDay(value, ({ day, longMonth, year }) => `${day} ${longMonth} ${year}`);

/** Returns a day such as Jan 05, 2026. */
export const formatShortDate = (value: string | null) =>
  formatDay(value, ({ shortMonth, paddedDay, year }) => `${shortMonth} ${paddedDay}, ${year}`);

/** Returns the short date of the en-IN locale, 5/1/2026 for 5 January (RPT-02). */
export const formatNumericDate = (value: string | null) =>
  formatDay(value, ({ day, month, year }) => `${day}/${month}/${year}`);

/** Returns a day such as 2026-01-05, which sorts by date. */
export const toIndianDay = (value: string | null) =>
  formatDay(value, ({ year, paddedMonth, paddedDay }) => `${year}-${paddedMonth}-${paddedDay}`);

/** Returns an ISO text without a zone unchanged, one with a zone in India's time, else the day. */
export const toIsoDate = (value: string | null) => {
  const day = toIndianDay(value);
  if (!day || !value || !isIsoDate(value)) return day;
  if (!hasZone(value)) return value;
  const clock = parseIndianDate(value)
    ?.toISOString()
    .replace(/\.\d+Z$/, "");
  return clock ? `${clock}+05:30` : day;
};

/** Formats a time as '21 Nov 2026, 5:31 PM'; callers add "IST". */
export const formatDateTime = (value: string | null) => formatClock(value, writeClock);

const formatDay = (value: string | null, writeDay: (parts: DayParts) => string) =>
  formatClock(value, (clock) => writeDay(splitDay(clock)));

function formatClock(value: string | null, writeTime: (clock: Date) => string): string | null {
  const clock = value === null ? null : parseIndianDate(value);
  return clock && writeTime(clock);
}
