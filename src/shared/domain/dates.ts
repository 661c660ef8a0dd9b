import { parseIndianDate, hasZone, isIsoDate } from "../contract/read-date";
import { splitDay, writeClock, type DayParts } from "./indian-time";

// Each reads the forms of `parseIndianDate` and returns null for a missing or unreadable date.

/** 5 January 2026 */
export const formatLongDate = (value: string | null) =>
  formatDay(value, ({ day, longMonth, year }) => `${day} ${longMonth} ${year}`);

/** Jan 05, 2026 */
export const formatShortDate = (value: string | null) =>
  formatDay(value, ({ shortMonth, paddedDay, year }) => `${shortMonth} ${paddedDay}, ${year}`);

/** The short date of the en-IN locale, 5/1/2026 for 5 January (RPT-02). */
export const formatNumericDate = (value: string | null) =>
  formatDay(value, ({ day, month, year }) => `${day}/${month}/${year}`);

/** As 2026-01-05, which sorts. */
export const toIndianDay = (value: string | null) =>
  formatDay(value, ({ year, paddedMonth, paddedDay }) => `${year}-${paddedMonth}-${paddedDay}`);

/** Returns an ISO day unchanged, an ISO time with India's offset, else the day. */
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
