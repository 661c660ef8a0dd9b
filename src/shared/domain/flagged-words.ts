/** Returns the words that a text contains, ignoring case. Punctuation counts as a space. */
export function findFlaggedWords(text: string, words: readonly string[]): string[] {
  const plain = ` ${listWords(text).join(" ")} `;
  return words.filter((word) => plain.includes(` ${listWords(word).join(" ")} `));
}

/** Returns phrases with a price at most three words from one of these, such as “expect 1,400”. */
export function findPriceTalk(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const word = `(?<![\\p{L}\\p{M}])(?:${words.join("|")})[\\p{L}\\p{M}]*`;
  const phrase = new RegExp(`${word}${GAP}${PRICE}|${PRICE}${GAP}${word}`, "giu");
  return [...text.matchAll(phrase)].map(([match]) => match);
}

/** At most three words within a sentence. */
const GAP = String.raw`(?:[^\p{L}\p{N}.!?₹]+(?!rs\b|inr\b)[\p{L}\p{M}]+){0,3}[^\p{L}\p{N}.!?₹]+`;
/** An amount with its sign, or a bare number of three digits or more that is no year and no share. */
const PRICE = String.raw`(?:(?:₹|rs\.?|inr)\s*\d[\d,]*|(?<![\d,.])(?!(?:19|20)\d\d(?!\d))\d[\d,]{2,}(?![\d,]|\s*%))`;

/** Returns words of Latin letters and letters that look like them, such as the Cyrillic “а”. */
export const findMixedWords = (text: string): string[] =>
  [...new Set(listWords(text))].filter(
    (word) => /\p{Script=Latin}/u.test(word) && LOOKALIKES.test(word),
  );

const LOOKALIKES = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}/u;

/** Returns the words in lower case, without accents and characters that readers do not see. */
function listWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u0300-\u036F]/gu, "")
    .toLowerCase()
    .replaceAll("’", "'");
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}
