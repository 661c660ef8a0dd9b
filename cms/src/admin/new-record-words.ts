/** "New blog post" of "Blog post"; an abbreviation such as "IPO" stays one. */
export function newRecordTitle(singular: unknown, slug: string): string {
  const label = typeof singular === "string" ? singular : slug;
  const isWord = /^\p{Lu}(?!\p{Lu})/u.test(label);
  return `New ${isWord ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
