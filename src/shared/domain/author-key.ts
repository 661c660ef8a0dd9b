import { toPlainText } from "../contract/plain-text";

/** Shown for a post without an author (PST-01). */
export const UNKNOWN_AUTHOR = "Unknown Author";

/** Returns the key of an author's record: case, spaces and Unicode form are ignored (PST-08). */
export function toAuthorKey(name: string): string {
  return toPlainText(name).toLowerCase();
}
