import { toPlainText } from "./plain-text";
import { parseIndianDate } from "./read-date";

export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const LEADING_WORDS = /^(?:(?:for|the|as|on|at|of|month|ended|ending|end)[\s:,-]+)*/i;

/**
 * Returns the months since year 0 for a month in any spelling, or of a day: "October 2026", "Oct-26",
 * "2026-10", "10/2026", "31.10.2026"; null for other texts.
 */
export function toMonthNumber(period: string): number | null {
  const plain = toPlainText(period).replace(LEADING_WORDS, "");
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(plain) ?? [];
  const [, month = isoMonth, year = isoYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  const spellings =
    month && year ? [`${year}-${month.padStart(2, "0")}-01`] : [`1 ${plain}`, plain];
  const day = spellings.flatMap((spelling) => parseIndianDate(spelling) ?? [])[0];
  return day ? day.getUTCFullYear() * 12 + day.getUTCMonth() : null;
}

/** Returns "October 2026" for months since year 0. */
export const toMonthName = (monthNumber: number) =>
  `${MONTHS[monthNumber % 12] ?? ""} ${Math.floor(monthNumber / 12)}`;
