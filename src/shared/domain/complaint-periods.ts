import { addMonths, formatISO } from "date-fns";
import { toMonthName, toMonthNumber } from "../contract/months";

/** Day of the month by which the previous month's figures are due. */
const DUE_DAY = 7;

/** Returns the day, such as 2026-11-07, by which a month's figures are due. */
export const getDueDay = (monthNumber: number): string =>
  formatISO(addMonths(new Date(2000, 1, DUE_DAY), monthNumber - 2000 * 12), {
    representation: "date",
  });

/**
 * Returns the last full month and the month it was due in, if one of these lists lacks its figures
 * after the 7th (CHR-08). A list without any readable period counts only if it is empty.
 */
export function findOverdueMonth(
  lists: readonly (readonly string[])[],
  today: string,
): { month: string; dueMonth: string } | null {
  const current = toMonthNumber(today.slice(0, 7));
  if (current === null || Number(today.slice(8)) <= DUE_DAY) return null;
  const isMissing = (periods: readonly string[]) => {
    const numbers = periods.flatMap((period) => toMonthNumber(period) ?? []);
    return periods.length === 0 || (numbers.length > 0 && Math.max(...numbers) < current - 1);
  };
  if (!lists.some(isMissing)) return null;
  return { month: toMonthName(current - 1), dueMonth: toMonthName(current) };
}
