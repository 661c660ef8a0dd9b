import { splitSearchWords } from "../../../src/shared/domain/search";
import { compareText, takeFirstWords } from "../../../src/shared/domain/text";
import { COMMON_WORDS } from "./common-words";

const MAX_OPENING_WORDS = 40;
const MAX_MAIN_WORDS = 25;

/** Returns the first words of a text, with an ellipsis if it has more. */
export function cutOpening(text: string): string {
  return takeFirstWords(text.normalize("NFC"), MAX_OPENING_WORDS, "…");
}

/** Returns a text's most frequent words without common ones and those of `otherText`. */
export function pickMainWords(text: string, otherText: string): string {
  const excluded = new Set(splitSearchWords(otherText));
  const counts = new Map<string, number>();
  for (const word of splitSearchWords(text)) {
    if (word.length < 3 || excluded.has(word) || COMMON_WORDS.has(word) || !/\p{L}/u.test(word))
      continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, inA], [b, inB]) => inB - inA || b.length - a.length || compareText(a, b))
    .slice(0, MAX_MAIN_WORDS)
    .map(([word]) => word)
    .sort(compareText)
    .join(" ");
}
