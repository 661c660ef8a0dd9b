/** The collections that are built into pages; all others are asked for by the browser. */
export const BUILT_COLLECTIONS = ["posts", "categories", "employees"] as const;
export type BuiltCollection = (typeof BUILT_COLLECTIONS)[number];

export function isBuiltCollection(slug: string): slug is BuiltCollection {
  return BUILT_COLLECTIONS.some((each) => each === slug);
}
