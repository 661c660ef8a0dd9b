import type { BlogCategory } from "../../shared/contract/blog-categories";
import type { CategoryLink } from "../../shared/domain/page-context";
import { categorySegments } from "../../shared/domain/slug";

/** Returns the API's categories with the path segments that a build gives them. */
export function createCategoryLinks(categories: BlogCategory[]): CategoryLink[] {
  const segments = categorySegments(categories);
  return categories.map(({ id, name }) => ({ apiId: id, name, segment: segments.get(id) ?? id }));
}
