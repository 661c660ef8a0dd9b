/** Days after a day; `working` counts Monday to Friday without holidays. */
export type DayLimit = { days: number; working?: boolean };
/** Days without work by year. A year that is not listed has none. */
type Holidays = Partial<Record<string, { days: readonly string[] }>>;

const DAY_MS = 86_400_000;

const isWorkingDay = (day: string, holidays: Holidays) =>
  new Date(day).getUTCDay() % 6 !== 0 && !holidays[day.slice(0, "2026".length)]?.days.includes(day);

const addDay = (day: string) =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, "2026-11-20".length);

/** Returns the ISO day on which a limit after `day` ends. */
export function addLimit(
  day: string,
  { days, working = false }: DayLimit,
  holidays: Holidays = {},
): string {
  let end = day;
  for (let left = days; left > 0;) {
    end = addDay(end);
    if (!working || isWorkingDay(end, holidays)) left -= 1;
  }
  return end;
}

/** Returns the days from one ISO day to another. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
