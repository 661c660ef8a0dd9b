import { toPlainText } from "../../../src/shared/contract/plain-text";
import { MAX_SEGMENT_BYTES, truncateToBytes } from "../../../src/shared/domain/slug";

/** Characters with a meaning of their own in a path segment. */
const RESERVED = /[/\\?#%\p{Cc}]/u;

/** Below the limit of an address, so that a number, a hash or a picture's size can be added. */
const MAX_LENGTH = { letters: 100, bytes: 200 };

/** Returns a lower-case slug of any script with hyphens, or `fallback` without letter or digit. */
export function createSlug(title: string, fallback = "post"): string {
  const words = toPlainText(title)
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  const short = truncateToBytes([...words].slice(0, MAX_LENGTH.letters).join(""), MAX_LENGTH.bytes);
  return short.replace(/-+$/, "") || fallback;
}

/** Returns the slug, with a number from 2 added if other records have it. */
export async function createUniqueSlug(
  slug: string,
  hasSlug: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await hasSlug(candidate))) return candidate;
  }
}

/** Returns why a typed slug cannot be used, or null. */
export function findSlugProblem(slug: string): string | null {
  if (RESERVED.test(slug)) return "A slug cannot contain any of / \\ ? # % or a control character.";
  if (slug === "." || slug === "..") return `“${slug}” cannot be a slug: use letters or digits.`;
  if (slug !== slug.trim()) return "A slug cannot start or end with a space.";
  if (truncateToBytes(slug, MAX_SEGMENT_BYTES) !== slug) {
    return "This slug is too long for an address: 200 letters of English or 85 of Hindi at most.";
  }
  return null;
}
