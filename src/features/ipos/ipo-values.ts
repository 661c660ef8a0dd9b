import { formatShortDate } from "../../shared/domain/dates";
import { indianNumber } from "../../shared/domain/indian-number";
import { iposText } from "./text";

/** What a cell shows where the API has nothing (IPO-02, IPO-04). */
export const NOT_AVAILABLE = iposText.list.missing;

const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** A date as 'MMM dd, yyyy'; N/A when missing, any text that names no day as it is (IPO-04). */
export function ipoDate(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return formatShortDate(value) ?? value;
}

/** A number in Indian grouping (1,51,000); N/A when missing, any other text as it is. */
export function ipoNumber(value: string | null): string {
  if (value === null) return NOT_AVAILABLE;
  return NUMBER.test(value) ? indianNumber(Number(value.replaceAll(",", "")), { most: 4 }) : value;
}

export function ipoText(value: string | null): string {
  return value === null || value === "" ? NOT_AVAILABLE : value;
}
