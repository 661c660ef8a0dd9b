import { toShortHash } from "./hash";
import { removeInvisible } from "../contract/plain-text";

/** Characters that a URL contains unencoded, in any script; a "." only between others. */
const UNENCODED = /^[\p{L}\p{M}\p{N}_~+=,@!$'()-]+(?:\.[\p{L}\p{M}\p{N}_~+=,@!$'()-]+)*$/u;

/** The longest folder name of file systems in bytes: 85 letters of Hindi. */
export const MAX_SEGMENT_BYTES = 255;

/** Returns the slug if a URL and a folder can contain it (API-04), else its words with a hash. */
export function toSlugSegment(slug: string): string {
  const isUnencoded = UNENCODED.test(slug) && slug === slug.normalize("NFC") && isFolderName(slug);
  return isUnencoded ? slug : createHashedSlug(slug);
}

/** Returns the earlier address: only letters, marks, digits, "_", "~" and single hyphens. */
export function createHashedSlug(slug: string): string {
  const folded = toSegment(slug);
  return folded === slug && isFolderName(slug) ? slug : appendHash(folded, toShortHash(slug));
}

/** Returns segments by id; names with equal segments get hashes of their ids, in any order. */
export function createSegments(categories: { id: string; name: string }[]): Map<string, string> {
  const plain = categories.map(({ name }) => toSegment(removeInvisible(name).toLowerCase()));
  const uses = new Map<string, number>();
  plain.forEach((segment) => uses.set(segment, (uses.get(segment) ?? 0) + 1));
  return new Map(
    categories.map(({ id }, index) => {
      const segment = plain[index] ?? "";
      const isUnique =
        segment !== "" && segment !== "page" && uses.get(segment) === 1 && isFolderName(segment);
      return [id, isUnique ? segment : appendHash(segment, toShortHash(id))];
    }),
  );
}

/** Returns the letters, marks, digits, "_" and "~" of a text, joined by hyphens; & is "and". */
export function toSegment(text: string): string {
  return text
    .normalize("NFC")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the segment, shortened if necessary, with its distinguishing hash. */
export function appendHash(segment: string, mark: string): string {
  const short = truncateToBytes(segment, MAX_SEGMENT_BYTES - 1 - mark.length);
  return short === "" ? mark : `${short}-${mark}`;
}

const isFolderName = (segment: string) => truncateToBytes(segment, MAX_SEGMENT_BYTES) === segment;

/** Returns the start of a text within this number of UTF-8 bytes. */
export function truncateToBytes(text: string, maxBytes: number): string {
  let [bytes, end] = [0, 0];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += 1 + [0x7f, 0x7ff, 0xffff].filter((last) => code > last).length;
    if (bytes > maxBytes) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
