import { shortHash } from "./hash";

/** What a URL carries as it is, in any script; a "." only between others. */
const CARRIED = /^[\p{L}\p{M}\p{N}_~+=,@!$'()-]+(?:\.[\p{L}\p{M}\p{N}_~+=,@!$'()-]+)*$/u;

/** The slug itself where a URL can carry it (API-04); any other gets a mark of its own. */
export function slugSegment(slug: string): string {
  return CARRIED.test(slug) && slug === slug.normalize("NFC") ? slug : markedSegment(slug);
}

/** What the address was while it held letters, marks, digits and single hyphens alone. */
export function markedSegment(slug: string): string {
  const folded = fold(slug);
  return folded === slug ? slug : join(folded, shortHash(slug));
}

/** By id; names that fold to one segment take marks from their ids, whatever their order. */
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
