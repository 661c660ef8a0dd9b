import { addDays, differenceInBusinessDays, format, isWeekend, parseISO } from "date-fns";
import { formatLongDate } from "../../../src/shared/domain/dates";

export const DAY_LABELS = {
  openingDate: "Opening date",
  closingDate: "Closing date",
  allotmentDate: "Allotment date",
  listingDate: "Listing date",
};
type IpoDays = Partial<Record<keyof typeof DAY_LABELS, string | null>>;

/** Returns what is unusual about the days of an issue, which may still be right (IPO-21). */
export function findDayWarnings(days: IpoDays, minOpenDays: number): string[] {
  const warnings = Object.entries(DAY_LABELS).flatMap(([name, label]) => {
    const day = days[name as keyof IpoDays] ?? null;
    return day !== null && isWeekend(parseISO(day))
      ? `${label}: ${formatLongDate(day)} is a ${format(parseISO(day), "EEEE")}.`
      : [];
  });
  const { openingDate, closingDate } = days;
  if (!openingDate || !closingDate || openingDate > closingDate) return warnings;
  const end = addDays(parseISO(closingDate), 1);
  const count = differenceInBusinessDays(end, parseISO(openingDate));
  return count < minOpenDays
    ? [...warnings, `The issue is open for ${count} working days, fewer than ${minOpenDays}.`]
    : warnings;
}
