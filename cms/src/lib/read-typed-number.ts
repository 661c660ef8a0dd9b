import { toPlainDigits } from "../../../src/shared/contract/figures";
import { toPlainText } from "../../../src/shared/contract/plain-text";

/** Digits, also in groups of two or three with commas or spaces, as 1,50,000 or 1 500 000. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.\d+)?$/;

/** Returns the number that somebody typed, such as "1,151.5" or "₹ 1 200"; null for any other text. */
export function readTypedNumber(text: string): number | null {
  const plain = toPlainDigits(toPlainText(text))
    .replace(/^(?:₹|rs\.?|inr)\s*/i, "")
    .replace(/^−/, "-");
  const number = NUMBER.test(plain) ? Number(plain.replace(/[, ]/g, "")) : NaN;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}
