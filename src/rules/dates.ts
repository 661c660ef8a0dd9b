import { format, isValid, parseISO } from "date-fns";

const IST_OFFSET_MINUTES = 330;

/** An ISO date as Indian readers know it, '5 October 2026'; null when missing or unparsable. */
export function formatLongDate(value: string | null): string | null {
  return formatIndianDate(value, "d MMMM yyyy");
}

/** An ISO date in short, 'Oct 05, 2026'; null when missing or unparsable. */
export function formatShortDate(value: string | null): string | null {
  return formatIndianDate(value, "MMM dd, yyyy");
}

/** An ISO date as en-IN writes it in short, '5 Oct 2026'; null when missing or unparsable. */
export function formatDayMonthYear(value: string | null): string | null {
  return formatIndianDate(value, "d MMM yyyy");
}

/**
 * A day without a time is that day, and so is a time that names no zone; a moment is the day it
 * falls on in India. The result does not depend on the reader's time zone.
 */
function formatIndianDate(value: string | null, pattern: string): string | null {
  if (value === null) return null;
  const date = parseISO(value);
  if (!isValid(date)) return null;
  if (!/[T ]\d.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(value)) return format(date, pattern);
  return format(inIndia(date), pattern);
}

/** A Date whose local fields read as the wall clock in India. */
function inIndia(date: Date): Date {
  const local = new Date(date.getTime() + IST_OFFSET_MINUTES * 60_000);
  return new Date(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
  );
}
