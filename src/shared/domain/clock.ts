import { IST_OFFSET_MS } from "../contract/read-date";

/** The moment. Rules ask only here what time it is; lint keeps the clock itself from them (BLD-07). */
export function currentTime(): Date {
  return new Date();
}

/** Returns today in India, such as 2026-11-22; `siteToday` (SITE_TODAY) overrides it (BLD-07). */
export function todayInIndia(siteToday: string | null, now = currentTime()): string {
  return siteToday ?? new Date(now.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}
