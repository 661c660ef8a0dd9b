export const LEAST_LETTERS = 2;
/** What is longer is cut: nobody types it, and no address carries it whole. */
export const MOST_LETTERS = 200;

/** Whether it is worth looking for. */
export function isQuery(text: string): boolean {
  return text.trim().length >= LEAST_LETTERS;
}
