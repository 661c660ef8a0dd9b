/** The collections that are built into pages; all others are asked for by the browser. */
export const BUILT = ["posts", "categories", "employees"] as const;
export type BuiltCollection = (typeof BUILT)[number];

export function isBuilt(slug: string): slug is BuiltCollection {
  return BUILT.some((each) => each === slug);
}
