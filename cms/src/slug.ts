/** What a path segment cannot carry without meaning something else. */
const RESERVED = /[/\\?#%\p{Cc}]/u;

/** Lower case, any script, a hyphen for spaces and punctuation; `otherwise` without letter or digit. */
export function slugFrom(title: string, otherwise = "post"): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return [...words].slice(0, 100).join("").replace(/-+$/, "") || otherwise;
}

export async function freeSlug(
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}

/** Why a slug typed by an editor cannot be used, or null. */
export function slugProblem(slug: string): string | null {
  if (RESERVED.test(slug)) return "A slug cannot hold any of / \\ ? # % or a control character.";
  if (slug === "." || slug === "..") return `"${slug}" cannot be a slug.`;
  if (slug !== slug.trim()) return "A slug cannot begin or end with a space.";
  return null;
}
