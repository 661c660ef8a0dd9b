import { toPlainText } from "./plain-text";
import { MONTHS, parseIndianDate } from "./read-date";

const LEADING_WORDS = /^(?:(?:for|the|as|on|at|of|month|ended|ending|end)[\s:,-]+)*/i;

/**
 * Returns the months since year 0 for a month in any spelling, or of a day: "October 2026", "Oct-26",
 * "2026-10", "10/2026", "31.10.2026"; null for other texts.
 */
export function toMonthNumber(period: string): number | null {
  const plain = toPlainText(period).replace(LEADING_WORDS, "");
  const month = plain.replace(/^(\d\d?)[-/.](\d{4})$/, "$2-$1");
  const spellings = /^\d{4}[-/.]\d\d?$/.test(month) ? [`${month}-1`] : [`1 ${month}`, month];
  const day = spellings.flatMap((spelling) => parseIndianDate(spelling) ?? [])[0];
  return day ? day.getUTCFullYear() * 12 + day.getUTCMonth() : null;
}

/** Returns "October 2026" for months since year 0. */
export const toMonthName = (monthNumber: number) =>
  `${MONTHS[monthNumber % 12] ?? ""} ${Math.floor(monthNumber / 12)}`;
