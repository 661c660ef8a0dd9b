import { MONTHS, toIndianClock } from "../contract/read-date";

// No library, because pages need this at once and date-fns' `format` has 5 kB.

/** Returns a day's parts by the UTC fields of `clock`: 5, 05; 1, 01; Jan, January; 2026. */
export function splitDay(clock: Date) {
  const [day, month] = [clock.getUTCDate(), clock.getUTCMonth() + 1];
  const longMonth = MONTHS[clock.getUTCMonth()] ?? "";
  return {
    day,
    paddedDay: padTwo(day),
    month,
    paddedMonth: padTwo(month),
    shortMonth: longMonth.slice(0, 3),
    longMonth,
    year: String(clock.getUTCFullYear()).padStart(4, "0"),
  };
}

export type DayParts = ReturnType<typeof splitDay>;

/** Formats a Date of `toIndianClock` as 22 Nov 2026, 3:10 PM. */
export function writeClock(clock: Date): string {
  const { day, shortMonth, year } = splitDay(clock);
  const hour = clock.getUTCHours();
  const time = `${hour % 12 || 12}:${padTwo(clock.getUTCMinutes())}`;
  return `${day} ${shortMonth} ${year}, ${time} ${hour < 12 ? "AM" : "PM"}`;
}

/** Formats a time as the clock in India shows it: 22 Nov 2026, 3:10 PM IST. */
export function formatIndianTime(time: string): string {
  return `${writeClock(toIndianClock(new Date(time)))} IST`;
}

const padTwo = (value: number) => String(value).padStart(2, "0");
