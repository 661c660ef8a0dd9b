export const MIN_LETTERS = 2;
/** Longer queries are truncated; addresses have a limit, too. */
export const MAX_LETTERS = 200;

/** True if the text is long enough to search for. */
export function isQuery(text: string): boolean {
  return text.trim().length >= MIN_LETTERS;
}
