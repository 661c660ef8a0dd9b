import { toPlainDigits, toPlainText } from "./plain-text";

/** Returns a foreign figure with plain digits; a letter o that has only digits around it is a zero. */
function toPlainFigure(text: string): string {
  const plain = toPlainDigits(toPlainText(text));
  return /^[\do.,\s₹-]+$/i.test(plain) ? plain.replace(/o/gi, "0") : plain;
}

const NOTHING = new Set(
  (
    "- -- --- . .. * / ? # · • 0 nil nill null none na n/a n.a n.a. n\\a nan undefined void empty blank no zero " +
    "unknown निरंक शून्य नहीं"
  )
    .split(" ")
    .concat("not applicable", "not available", "no data", "invalid date", "invalid datetime"),
);

/** True for a text that means nothing, such as "NIL", "-" or "n/a". */
export function isEmptyValue(text: string): boolean {
  const plain = toPlainFigure(text)
    .replace(/[\p{Pd}−_]/gu, "-")
    .toLowerCase();
  return plain === "" || NOTHING.has(plain.replace(/^[([]\s*|\s*[)\]]$|[\s.]+$/g, "") || "-");
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "NIL*", "No complaints", "Nil (0)", "N. A." */
const NO_FIGURE =
  /^[^\p{L}\p{Nd}]*(?:nil+|none|no|n[./\\ ]*a|not any|निरंक|शून्य)(?![\p{L}\p{M}])[^1-9]*$/iu;

/** Returns the number in a text such as "1,151.5", "₹ 1 200", "१", "1*" or "about 4 days": 0 for "NIL", else null. */
export function readNumber(text: string): number | null {
  const plain = toPlainFigure(text).replace(/^−/, "-");
  if (NO_FIGURE.test(plain) || isEmptyValue(text)) return 0;
  const digits =
    /^(?:[^\d\p{L}.-]|rs\.?|inr|approx(?:imately)?\.?|about|less than|up to|within)*(-?(?:\d[\d,\s'’_]*(?:\.\d+)?|\.\d+))/iu.exec(
      plain,
    )?.[1];
  if (digits !== undefined) return Number(digits.replace(/[,\s'’_]/g, ""));
  const words = plain.toLowerCase().match(/[a-z]+/g) ?? [];
  const [first = -1, unit = 0] = words.map((word) => NUMBER_WORDS.indexOf(word));
  return first < 0 ? null : first + (first === 20 && unit > 0 && unit < 10 ? unit : 0);
}

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

/** True for "yes", "true", "on", "1", "y" and "x"; also for the number 1 and true. */
export const isYes = (value: unknown): boolean =>
  /^(?:yes|true|on|1|[xy])$/i.test(String(value).trim());
