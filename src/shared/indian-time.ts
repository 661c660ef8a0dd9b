import { IST_OFFSET_MS } from "./clock";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A moment as the clock in India shows it: 22 Nov 2026, 3:10 PM IST. No library: pages need it at once. */
export function formatIndianTime(moment: string): string {
  const date = new Date(Date.parse(moment) + IST_OFFSET_MS);
  const hour = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, "0");
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
  return `${day}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"} IST`;
}
