import { getMonthName } from "../records/months";

/** Returns "New blog post" for "Blog post"; abbreviations such as "IPO" stay. */
export function createRecordTitle(singular: unknown, slug: string): string {
  const label = typeof singular === "string" ? singular : slug;
  const isWord = /^\p{Lu}(?!\p{Lu})/u.test(label);
  return `New ${isWord ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

/** Returns "October 2026", or null unless a record has both. */
export const formatPeriod = (month: unknown, year: unknown): string | null =>
  typeof month === "string" && typeof year === "number" ? getMonthName(month, year) : null;
