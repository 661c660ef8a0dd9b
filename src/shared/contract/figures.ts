import { toPlainText } from "./plain-text";

/** Digits of any script as 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** In Unicode the ten digits of a script follow each other, and begin at a multiple of 2 or 16. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (code - start < 9 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return code - start;
}

const NOTHING = new Set(
  (
    "- -- --- . .. * / ? # 0 nil nill null none na n/a n.a n.a. n\\a nan undefined void empty blank no zero " +
    "unknown निरंक शून्य नहीं"
  )
    .split(" ")
    .concat("not applicable", "not available", "no data", "invalid date", "invalid datetime"),
);

/** True for a text that means nothing, such as "NIL", "-" or "n/a". */
export function isNothing(text: string): boolean {
  const plain = toPlainDigits(toPlainText(text))
    .replace(/[\p{Pd}−_]/gu, "-")
    .toLowerCase();
  return plain === "" || NOTHING.has(plain.replace(/^[([]\s*|\s*[)\]]$|[\s.]+$/g, "") || "-");
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Returns the number in a text such as "1,151.5", "₹ 1 200", "१" or "1*", or null. */
export function readNumber(text: string): number | null {
  const plain = toPlainDigits(toPlainText(text)).replace(/^−/, "-");
  const found = /^(?:[^\d\p{L}.-]|rs\.?|inr)*(-?(?:\d[\d,\s'_]*(?:\.\d+)?|\.\d+))/iu.exec(
    plain,
  )?.[1];
  if (found !== undefined) return Number(found.replace(/[,\s'_]/g, ""));
  const word = NUMBER_WORDS.indexOf(/^[a-z]+/i.exec(plain)?.[0].toLowerCase() ?? "");
  return word < 0 ? null : word;
}
