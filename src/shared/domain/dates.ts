import { isValid, parseISO } from "date-fns";
import { clockInIndia, dayParts, writeClock, type DayParts } from "./indian-time";

// Each takes a date in any form that `dateInIndia` reads; null when it is missing or none of them.

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
export const dayInIndia = (value: string | null) =>
  formatDay(value, ({ year, paddedMonth, paddedDay }) => `${year}-${paddedMonth}-${paddedDay}`);

/** An ISO day or moment as it came, which sorts as before; anything else that names a day as that day. */
export const isoDate = (value: string | null) => {
  const day = dayInIndia(value);
  return day && value && ISO.test(value) ? value : day;
};

/** A moment as '21 Nov 2026, 5:31 PM'; whoever shows it adds that this is IST. */
export const formatMoment = (value: string | null) => formatClock(value, writeClock);

const formatDay = (value: string | null, write: (parts: DayParts) => string) =>
  formatClock(value, (clock) => write(dayParts(clock)));

function formatClock(value: string | null, write: (clock: Date) => string): string | null {
  const clock = value === null ? null : dateInIndia(value);
  return clock && write(clock);
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/;
const SLASHES = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const WORDS = new RegExp(
  `^(?:[a-z]{3,9},? )?(?:${MONTH} (\\d{1,2}),?|(\\d{1,2}) ${MONTH},?) \\d{4}(?: \\d\\d:\\d\\d.*)?$`,
  "i",
);
const EPOCH = /^\d{10}(?:\d{3})?$/;
const HAS_ZONE = /[T ]\d.*(?:Z|GMT|[+-]\d{2}(?::?\d{2})?)(?: \(.*\))?$/i;

/**
 * The clock in India at what a text of the API names, in the UTC fields of a Date; null where it names
 * no day (IPO-04). Read are ISO days and moments, '2026/01/05', 'March 15, 2025' in either order, what a
 * Date writes of itself, and epochs in seconds or milliseconds. A day, or a time without a zone, is that
 * day everywhere; a moment is the day it falls on in India.
 */
export function dateInIndia(value: string): Date | null {
  if (EPOCH.test(value)) return clockInIndia(new Date(Number(value.padEnd(13, "0"))));
  const date = dateOf(value);
  if (date === null || !isValid(date)) return null;
  return HAS_ZONE.test(value) ? clockInIndia(date) : localFieldsInUtc(date);
}

function dateOf(value: string): Date | null {
  if (ISO.test(value)) return parseISO(value);
  const [, year, month = "", day = ""] = SLASHES.exec(value) ?? [];
  if (year) return parseISO(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  const words = WORDS.exec(value);
  if (!words) return null;
  const date = new Date(value);
  // A 31 February would be taken for the 3rd of March.
  return HAS_ZONE.test(value) || date.getDate() === Number(words[1] ?? words[2]) ? date : null;
}

function localFieldsInUtc(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}
