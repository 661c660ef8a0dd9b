/** Returns the words that a text contains, ignoring case. Punctuation counts as a space. */
export function findFlaggedWords(text: string, words: readonly string[]): string[] {
  const plain = ` ${toWords(text)} `;
  return words.filter((word) => plain.includes(` ${toWords(word)} `));
}

/** Returns the text in lower case with one space between words. */
function toWords(text: string): string {
  const words = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return words.match(/[\p{L}\p{M}\p{N}']+/gu)?.join(" ") ?? "";
}
