import type { BlogCategory } from "../../src/shared/contract/blog-categories";
import type { CategoryLink } from "../../src/shared/domain/page-context";
import { createSegments } from "../../src/shared/domain/slug";

/** Returns the API's categories with the path segments that a build gives them. */
export function createCategoryLinks(categories: BlogCategory[]): CategoryLink[] {
  const segments = createSegments(categories);
  return categories.map(({ id, name }) => ({ apiId: id, name, segment: segments.get(id) ?? id }));
}
