import { formatShortDate } from "./dates";

/** What a cell shows where the API has nothing (IPO-02, IPO-04). */
export const NOT_AVAILABLE = "N/A";

const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/;

const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 4 });

/**
 * A date as 'MMM dd, yyyy', whatever the visitor's time zone; N/A when missing, any other text as
 * it is (IPO-04). Only a whole ISO day counts as a date: "2026" or a name with a number in it,
 * which some parsers read as one, stays what it is.
 */
export function ipoDate(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return (DAY.test(value) ? formatShortDate(value) : null) ?? value;
}

/** A number in Indian grouping (1,51,000); N/A when missing, any other text as it is. */
export function ipoNumber(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return NUMBER.test(value) ? indian.format(Number(value.replaceAll(",", ""))) : value;
}

/** Any other cell: the text, or N/A. */
export function ipoText(value: string | null): string {
  return value === null || value === "" ? NOT_AVAILABLE : value;
}
