/** Months as the CMS stores them (they sort) and as pages show them. */
export const MONTHS = [
  { value: "01", label: "January" },
  { value: "02", label: "February" },
  { value: "03", label: "March" },
  { value: "04", label: "April" },
  { value: "05", label: "May" },
  { value: "06", label: "June" },
  { value: "07", label: "July" },
  { value: "08", label: "August" },
  { value: "09", label: "September" },
  { value: "10", label: "October" },
  { value: "11", label: "November" },
  { value: "12", label: "December" },
] as const;

export type MonthValue = (typeof MONTHS)[number]["value"];

export function monthName(month: string, year: number): string {
  return `${MONTHS.find(({ value }) => value === month)?.label ?? month} ${year}`;
}

/** "October 2026" as the stored month and year; null when it is no such text. */
export function parseMonth(text: string): { month: MonthValue; year: number } | null {
  const [name, year] = text.trim().split(/\s+/);
  const month = MONTHS.find(({ label }) => label === name);
  return month && /^\d{4}$/.test(year ?? "") ? { month: month.value, year: Number(year) } : null;
}
