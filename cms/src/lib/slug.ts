import { removeInvisible } from "../../../src/shared/contract/plain-text";
import { MAX_SEGMENT_BYTES, withinBytes } from "../../../src/shared/domain/slug";

/** What a path segment cannot carry without meaning something else. */
const RESERVED = /[/\\?#%\p{Cc}]/u;

/** As much of a title as an address shows, and room for a number, a hash or a picture's size behind it. */
const MOST = { letters: 100, bytes: 200 };

/** Lower case, any script, a hyphen for spaces and punctuation; `otherwise` without letter or digit. */
export function slugFrom(title: string, otherwise = "post"): string {
  const words = removeInvisible(title)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  const short = withinBytes([...words].slice(0, MOST.letters).join(""), MOST.bytes);
  return short.replace(/-+$/, "") || otherwise;
}

export async function uniqueSlug(
  wanted: string,
  slugExists: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await slugExists(candidate))) return candidate;
  }
}

/** Why a slug typed by an editor cannot be used, or null. */
export function slugProblem(slug: string): string | null {
  if (RESERVED.test(slug)) return "A slug cannot hold any of / \\ ? # % or a control character.";
  if (slug === "." || slug === "..") return `"${slug}" cannot be a slug.`;
  if (slug !== slug.trim()) return "A slug cannot begin or end with a space.";
  if (withinBytes(slug, MAX_SEGMENT_BYTES) !== slug) {
    return "This slug is too long for an address: 255 letters of English or 85 of Hindi at most.";
  }
  return null;
}
