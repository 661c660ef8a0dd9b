import { isObject } from "../../shared/contract/answer";
import type { CategoryLink } from "../../shared/domain/page-context";

/** Under this name next to the last responses of optional calls, so that it outlives each build. */
export const CATEGORY_ADDRESSES = "categoryAddresses";

/** The id of the category that an address belonged to last, by the segment of the address. */
export type CategoryAddresses = Record<string, string>;

/** The addresses of all builds so far; one that a category has now belongs to that one. */
export function addCategoryAddresses(
  previous: unknown,
  categories: readonly CategoryLink[],
): CategoryAddresses {
  const known = isObject(previous) ? Object.entries(previous) : [];
  return Object.fromEntries([
    ...known.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ...categories.map(({ segment, apiId }) => [segment, apiId] as const),
  ]);
}
