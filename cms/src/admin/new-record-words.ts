import { monthName } from "../records/months";

/** Returns "New blog post" for "Blog post"; abbreviations such as "IPO" stay. */
export function newRecordTitle(singular: unknown, slug: string): string {
  const label = typeof singular === "string" ? singular : slug;
  const isWord = /^\p{Lu}(?!\p{Lu})/u.test(label);
  return `New ${isWord ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

/** Returns "October 2026", or null unless a record has both. */
export const periodTitle = (month: unknown, year: unknown): string | null =>
  typeof month === "string" && typeof year === "number" ? monthName(month, year) : null;
