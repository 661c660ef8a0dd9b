/** Returns the days from one day such as 2026-11-26 to another; negative if the other is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
