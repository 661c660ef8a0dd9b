/** Returns the words of a list that a text contains, whatever its capitals, spaces and hyphens. */
export function findFlaggedWords(text: string, words: readonly string[]): string[] {
  const plain = ` ${toWords(text)} `;
  return words.filter((word) => plain.includes(` ${toWords(word)} `));
}

/** A text in small letters, with one space between its words. */
function toWords(text: string): string {
  const words = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return words.match(/[\p{L}\p{M}\p{N}']+/gu)?.join(" ") ?? "";
}
