import { toPlainText } from "../contract/plain-text";

/** Shown for a post without an author (PST-01). */
export const UNKNOWN_AUTHOR = "Unknown Author";

/** By which posts find their author's record: case, spaces and the form of letters do not count (PST-08). */
export function authorKey(name: string): string {
  return toPlainText(name).toLowerCase();
}
