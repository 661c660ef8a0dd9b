/** Returns "New blog post" for "Blog post"; abbreviations such as "IPO" stay. */
export function newRecordTitle(singular: unknown, slug: string): string {
  const label = typeof singular === "string" ? singular : slug;
  const isWord = /^\p{Lu}(?!\p{Lu})/u.test(label);
  return `New ${isWord ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
