import { isIsoDate, parseIndianDate } from "../contract/read-date";
import { splitDay, writeClock, type DayParts } from "./indian-time";

// All functions read dates with `parseIndianDate` and return null for a missing or unreadable one.

const createFormat = (write: (clock: Date) => string) => (value: string | null) => {
  const clock = value === null ? null : parseIndianDate(value);
  return clock && write(clock);
};
const createDayFormat = (write: (parts: DayParts) => string) =>
  createFormat((clock) => write(splitDay(clock)));

/** Returns a day such as 5 January 2026. */
export const formatLongDate = createDayFormat(
  ({ day, longMonth, year }) => `${day} ${longMonth} ${year}`,
);

/** Returns a day such as Jan 05, 2026. */
export const formatShortDate = createDayFormat(
  ({ shortMonth, paddedDay, year }) => `${shortMonth} ${paddedDay}, ${year}`,
);

/** Returns the short date of the en-IN locale, 5/1/2026 for 5 January (RPT-02). */
export const formatNumericDate = createDayFormat(
  ({ day, month, year }) => `${day}/${month}/${year}`,
);

/** Returns a day such as 2026-01-05, which sorts by date. */
export const toIndianDay = createFormat((clock) => clock.toISOString().slice(0, 10));

/** Formats a time as '21 Nov 2026, 5:31 PM'; callers add "IST". */
export const formatDateTime = createFormat(writeClock);

/** Returns an ISO text without a zone unchanged, one with a zone in India's time, else the day. */
export function toIsoDate(value: string | null): string | null {
  if (value === null || !isIsoDate(value)) return toIndianDay(value);
  if (!/[T ].*(?:Z|[+-][\d:]+)$/i.test(value)) return value;
  return createFormat((clock) => `${clock.toISOString().slice(0, 19)}+05:30`)(value);
}
