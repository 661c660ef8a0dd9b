/** Days after a day; `working` counts Monday to Friday. */
export type DayLimit = { days: number; working?: boolean };

const DAY_MS = 86_400_000;

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

const addDay = (day: string) =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, "2026-11-20".length);

/** Returns the ISO day on which a limit after `day` ends. */
export function addLimit(day: string, { days, working = false }: DayLimit): string {
  let end = day;
  for (let left = days; left > 0;) {
    end = addDay(end);
    if (!working || !isWeekend(end)) left -= 1;
  }
  return end;
}

/** Returns the days from one ISO day to another. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
