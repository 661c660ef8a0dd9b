/** Characters that show nothing, such as soft hyphens and variants of emoji, but not Indian joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Returns the text without invisible characters; keeps the joiners of Indian scripts. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Replaces unpaired surrogates, such as half an emoji where a database cut the text. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

/** Returns well-formed text without white space and invisible marks at its ends, in linear time. */
export function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return toWellFormed(text.slice(start, end));
}

const EDGE = /[\p{Cf}\s]/u;

/** Returns the text for comparison: one form of letters, single spaces, no invisible characters. */
export function toPlainText(text: string): string {
  return removeInvisible(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
}
