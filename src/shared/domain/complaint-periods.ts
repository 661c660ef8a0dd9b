import { MONTHS } from "./indian-time";

/** Returns the months since year 0 for "October 2026", "Oct-2026" or "2026-10"; null for other texts. */
export function toMonthNumber(period: string): number | null {
  const [, word = "", year] = /^([a-z]{3})[a-z]*[\s.,/-]*(\d{4})$/i.exec(period.trim()) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(period.trim()) ?? [];
  const month = isoMonth
    ? Number(isoMonth) - 1
    : MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return (year ?? isoYear) && month in MONTHS ? Number(year ?? isoYear) * 12 + month : null;
}

/** Returns "October 2026" for months since year 0. */
export const toMonthName = (monthNumber: number) =>
  `${MONTHS[monthNumber % 12] ?? ""} ${Math.floor(monthNumber / 12)}`;

/** Day of the month by which the previous month's figures are due. */
const DUE_DAY = 7;

/** Returns the day, such as 2026-11-07, by which a month's figures are due. */
export const getDueDay = (monthNumber: number): string =>
  new Date(Date.UTC(2000, monthNumber + 1 - 2000 * 12, DUE_DAY)).toISOString().slice(0, 10);

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
