import { format } from "date-fns";

/** Months as stored, "01" to "12", and as shown. */
export const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1).padStart(2, "0"),
  label: format(new Date(2000, month), "MMMM"),
}));

/** Returns a name such as "October 2026" for "10" and 2026. */
export function getMonthName(month: string, year: number): string {
  return `${MONTHS.find(({ value }) => value === month)?.label ?? month} ${year}`;
}
