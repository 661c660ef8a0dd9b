import { WORD, splitSearchWords, type SearchEntry } from "../../shared/domain/search";

export type Piece = { text: string; marked: boolean };

/** Splits a text into pieces and marks those that match the query. */
export function markWords(text: string, queryWords: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (!splitSearchWords(word).some((form) => queryWords.has(form))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

export type Passage = { opening: Piece[]; headings: Piece[]; words: string[] };

/** Returns an entry's opening, its first matching heading and its matching main words. */
export function createPassage(entry: SearchEntry, queryWords: ReadonlySet<string>): Passage {
  const headings = (entry.headings ?? "").split(" · ").map((text) => markWords(text, queryWords));
  const words = entry.words.split(" ").filter((word) => queryWords.has(word));
  return {
    opening: markWords(entry.opening, queryWords),
    headings: headings.find((pieces) => pieces.some(({ marked }) => marked)) ?? [],
    words,
  };
}
