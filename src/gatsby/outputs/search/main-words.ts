import { splitSearchWords } from "../../../shared/domain/search";
import { compare, takeFirstWords } from "../../../shared/domain/text";
import { COMMON_WORDS } from "./common-words";

const OPENING_WORDS = 40;
const MAIN_WORDS = 25;

/** How a text begins. */
export function cutOpening(text: string): string {
  return takeFirstWords(text.normalize("NFC"), OPENING_WORDS, "…");
}

/** Returns a text's most frequent words without common ones and `besides`, by this text only. */
export function pickMainWords(text: string, besides: string): string {
  const left = new Set(splitSearchWords(besides));
  const counts = new Map<string, number>();
  for (const word of splitSearchWords(text)) {
    if (word.length < 3 || left.has(word) || COMMON_WORDS.has(word) || !/\p{L}/u.test(word))
      continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, inA], [b, inB]) => inB - inA || b.length - a.length || compare(a, b))
    .slice(0, MAIN_WORDS)
    .map(([word]) => word)
    .sort(compare)
    .join(" ");
}
