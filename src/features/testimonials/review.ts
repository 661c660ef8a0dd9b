import type { Review } from "../../shared/contract/reviews";
import { takeFirstCharacters, takeFirstWords } from "../../shared/domain/text";

const MIN_SCORE = 4;
/** More would scroll for minutes, and each is rendered four times. */
const MAX_SHOWN = 40;
const MAX_TEXT_WORDS = 30;
const MAX_NAME_WORDS = 3;
const MAX_NAME_CHARACTERS = 16;

/** Returns the reviews to show: the first forty with a score of 4 or more (HOM-07). */
export function filterGoodReviews(reviews: readonly Review[]): Review[] {
  return reviews.filter(({ score }) => score >= MIN_SCORE).slice(0, MAX_SHOWN);
}

/** Returns a review's text for its card: 30 words, then an ellipsis (HOM-07). */
export function getReviewText({ text }: Review): string {
  return takeFirstWords(text, MAX_TEXT_WORDS, "…");
}

/** whole: unchanged; words: three words; short: three words and sixteen characters (HOM-07). */
export type NameLimit = "whole" | "words" | "short";

/** Returns a reviewer's name cut to its row's limit, with an ellipsis if it was cut. */
export function getReviewerName({ userName }: Review, limit: NameLimit): string {
  if (limit === "whole") return userName;
  const words = takeFirstWords(userName, MAX_NAME_WORDS, "…");
  return limit === "short" ? takeFirstCharacters(words, MAX_NAME_CHARACTERS) : words;
}
