import { addMonths, formatISO } from "date-fns";
import { toMonthName, toMonthNumber } from "../contract/months";

/** Day of the month by which the previous month's figures are due. */
const DUE_DAY = 7;

/** Returns the day, such as 2026-11-07, by which a month's figures are due. */
export const getDueDay = (monthNumber: number): string =>
  formatISO(addMonths(new Date(2000, 1, DUE_DAY), monthNumber - 2000 * 12), {
    representation: "date",
  });

/** Returns the last full month and the month it was due in, if its figures are missing after the 7th (CHR-08). */
export function findOverdueMonth(
  periods: readonly string[],
  today: string,
): { month: string; dueMonth: string } | null {
  const numbers = periods.flatMap((period) => toMonthNumber(period) ?? []);
  const current = toMonthNumber(today.slice(0, 7));
  const isLate = Number(today.slice(8)) > DUE_DAY;
  if (current === null || numbers.length === 0 || !isLate) return null;
  if (Math.max(...numbers) >= current - 1) return null;
  return { month: toMonthName(current - 1), dueMonth: toMonthName(current) };
}
