/** Returns the words that a text contains, ignoring case. Punctuation counts as a space. */
export function findFlaggedWords(text: string, words: readonly string[]): string[] {
  const plain = ` ${listWords(text).join(" ")} `;
  return words.filter((word) => plain.includes(` ${listWords(word).join(" ")} `));
}

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
