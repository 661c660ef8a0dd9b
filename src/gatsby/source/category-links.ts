import type { BlogCategory } from "../../shared/contract/blog-categories";
import type { CategoryLink } from "../../shared/domain/page-context";
import { createSegments } from "../../shared/domain/slug";

/** Returns the API's categories with the path segments that a build gives them. */
export function createCategoryLinks(categories: BlogCategory[]): CategoryLink[] {
  const segments = createSegments(categories);
  return categories.map(({ id, name }) => ({ apiId: id, name, segment: segments.get(id) ?? id }));
}
