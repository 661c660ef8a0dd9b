/** Invisible characters: soft hyphens, zero-width spaces, direction marks, but not Indian joiners. */
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Without white space and invisible marks at its ends; linear in its length. */
export function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const EDGE = /[\p{Cf}\s]/u;

/** Returns a short text for comparison: one form of letters, single spaces, no invisible characters. */
export function toPlainText(text: string): string {
  return removeInvisible(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
}
