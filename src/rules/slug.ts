import { shortHash } from "./hash";

/**
 * The path segment of a post's slug (API-04). Letters, marks and digits of any script stay as they
 * are; a slug with anything else keeps a mark of its own, so that two slugs never share an address.
 */
export function slugSegment(slug: string): string {
  const folded = fold(slug);
  return folded === slug ? slug : join(folded, shortHash(slug));
}

/**
 * One segment for each category, by id. A category whose name folds to a segment that another one
 * has too takes a mark from its id: both keep their addresses whatever their order.
 */
export function categorySegments(categories: { id: string; name: string }[]): Map<string, string> {
  const plain = categories.map(({ name }) => fold(name.toLowerCase()));
  const uses = new Map<string, number>();
  plain.forEach((segment) => uses.set(segment, (uses.get(segment) ?? 0) + 1));
  return new Map(
    categories.map(({ id }, index) => {
      const segment = plain[index] ?? "";
      const unique = segment !== "" && segment !== "page" && uses.get(segment) === 1;
      return [id, unique ? segment : join(segment, shortHash(id))];
    }),
  );
}

function fold(text: string): string {
  return text
    .normalize("NFC")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}

function join(segment: string, mark: string): string {
  return segment === "" ? mark : `${segment}-${mark}`;
}
