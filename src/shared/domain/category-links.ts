import type { BlogCategory } from "../contract/blog-categories";
import type { CategoryLink } from "./page-context";
import { categorySegments } from "./slug";

/** The categories of the API under the addresses that a build gives them. */
export function categoryLinks(categories: BlogCategory[]): CategoryLink[] {
  const segments = categorySegments(categories);
  return categories.map(({ id, name }) => ({ apiId: id, name, segment: segments.get(id) ?? id }));
}
