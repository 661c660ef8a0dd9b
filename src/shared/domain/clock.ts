import { IST_OFFSET_MS } from "../contract/ist-offset";

/** Returns the current time. In src and cms, lint allows the clock only here, so that tests can set it (BLD-07). */
export function getNow(): Date {
  return new Date();
}

/** Returns today in India, such as 2026-11-22; `siteToday` (SITE_TODAY) overrides it unless empty (BLD-07). */
export function getIndianDay(siteToday: string | null, now = getNow()): string {
  return getIndianTime(siteToday, [], now);
}

/** Returns the day of a time in India such as 2026-11-22T16:00. */
export const cutToDay = (time: string): string => time.slice(0, "2026-11-22".length);

/** Returns today with the last of these hours that has passed: 2026-11-22, then 2026-11-22T16:00 (IPO-07). */
export function getIndianTime(
  siteToday: string | null,
  hours: readonly string[],
  now = getNow(),
): string {
  const clock = siteToday || new Date(now.getTime() + IST_OFFSET_MS).toISOString();
  const day = cutToDay(clock);
  const times = hours.map((hour) => `${day}T${hour}`).filter((time) => time <= clock);
  return times.sort().pop() ?? day;
}
