import { WORD, splitSearchWords, type SearchEntry } from "../../shared/domain/search";

/** A piece of text, marked if it matches the query. */
export type Piece = { text: string; marked: boolean };

export function markWords(text: string, wanted: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (!splitSearchWords(word).some((form) => wanted.has(form))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

export type Passage = { opening: Piece[]; headings: Piece[]; words: string[] };

/** Returns an entry's opening, and the headings and main words that match. */
export function createPassage(entry: SearchEntry, wanted: ReadonlySet<string>): Passage {
  const headings = (entry.headings ?? "").split(" · ").map((text) => markWords(text, wanted));
  const words = entry.words.split(" ").filter((word) => wanted.has(word));
  return {
    opening: markWords(entry.opening, wanted),
    headings: headings.find((pieces) => pieces.some(({ marked }) => marked)) ?? [],
    words,
  };
}
