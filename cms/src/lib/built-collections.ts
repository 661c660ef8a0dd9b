/** Collections that are built into pages; browsers request other public ones, such as reviews. */
export const BUILT_COLLECTIONS = [
  ...(["posts", "categories", "employees"] as const),
  ...(["ipos", "upcoming-ipos", "ipo-listings", "reports", "jobs"] as const),
  ...(["complaint-reports", "complaint-months", "complaint-years"] as const),
  ...(["redirects", "authors", "videos"] as const),
] as const;
export type BuiltCollection = (typeof BUILT_COLLECTIONS)[number];

/** True if a change of this collection needs a new build. */
export function isBuiltCollection(slug: string): slug is BuiltCollection {
  return BUILT_COLLECTIONS.some((name) => name === slug);
}
