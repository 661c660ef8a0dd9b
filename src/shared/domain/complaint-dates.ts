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

type CalendarDay = { day: string; title: string };

/** Returns an iCalendar file of days (RFC 5545), without any other data of a complaint (FRM-16). */
export function createCalendar(days: readonly CalendarDay[], host: string, stamp: Date): string {
  const toBasic = (time: string) => time.replace(/[-:]|\.\d+/g, "");
  const events = days.flatMap(({ day, title }, index) => [
    ...["BEGIN:VEVENT", `UID:${stamp.getTime()}-${index}@${host}`],
    `DTSTAMP:${toBasic(stamp.toISOString())}`,
    `DTSTART;VALUE=DATE:${toBasic(day)}`,
    `DTEND;VALUE=DATE:${toBasic(addDay(day))}`,
    `SUMMARY:${title.replace(/[\\;,]/g, "\\$&")}`,
    ...["TRANSP:TRANSPARENT", "END:VEVENT"],
  ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//Complaint//EN`];
  // Lines longer than 75 octets continue after a line break and a space.
  return [...head, ...events, "END:VCALENDAR"]
    .map((line) => `${line.replace(/(.{60})(?=.)/gu, "$1\r\n ")}\r\n`)
    .join("");
}
