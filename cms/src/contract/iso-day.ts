/** The day of a stored date as "2026-11-20" (the CMS keeps noon of the day); null without one. */
export function isoDay(date: string | null | undefined): string | null {
  return date ? date.slice(0, 10) : null;
}
