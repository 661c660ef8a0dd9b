import { formatShortDate } from "../../shared/domain/dates";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { iposText } from "./text";

/** Text of a cell without a value (IPO-02, IPO-04). */
export const NOT_AVAILABLE = iposText.list.missing;

const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** Returns a date as 'MMM dd, yyyy', N/A if missing, other text unchanged (IPO-04). */
export function formatIpoDate(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return formatShortDate(value) ?? value;
}

/** Returns a number in Indian grouping (1,51,000), N/A if missing, other text unchanged. */
export function formatIpoNumber(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return NUMBER.test(value)
    ? formatIndianNumber(Number(value.replaceAll(",", "")), { maxDigits: 4 })
    : value;
}

/** Returns a text, or N/A if it is missing or empty (IPO-02). */
export function formatIpoText(value: string | null): string {
  return value === null || value === "" ? NOT_AVAILABLE : value;
}
