import { IST_OFFSET_MS } from "../contract/ist-offset";

/** Returns the current time. In src and cms, lint allows the clock only here, so that tests can set it (BLD-07). */
export function getNow(): Date {
  return new Date();
}

/** Returns today in India, such as 2026-11-22; `siteToday` (SITE_TODAY) overrides it unless empty (BLD-07). */
export function getIndianDay(siteToday: string | null, now = getNow()): string {
  return siteToday || new Date(now.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}
