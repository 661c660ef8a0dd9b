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

/** Returns the text with digits of any script as 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(toDigitValue(digit)));
}

/** The ten digits of a script are consecutive in Unicode. Math digits need NFKC first. */
function toDigitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (code - start < 9 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return code - start;
}
