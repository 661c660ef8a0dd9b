import {
  isMonthFirst,
  isUnknownDate,
  parseIndianDate,
} from "../../../src/shared/contract/read-date";
import { toPlainDigits } from "../../../src/shared/contract/figures";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { MONTHS } from "../../../src/shared/contract/months";

type Read<Value> = { value: Value; problem: null } | { value: null; problem: string };

/** Reads a date of an issue as "2026-10-29" or words; refuses digits that are no day (IPO-07). */
export function readIssueDate(text: string): Read<string | null> {
  const plain = toPlainText(text);
  if (!/\p{Nd}/u.test(plain) && toIndianDay(plain) === null)
    return { value: isUnknownDate(plain) ? null : plain, problem: null };
  const read = readTypedDate(text, ", or words without digits such as “To be announced”");
  return read.value ? { ...read, value: read.value.toISOString().slice(0, 10) } : read;
}

/** Reads a typed date as the clock in India, in the UTC fields of a Date; the day comes first. */
export function readTypedDate(text: string, otherwise = ""): Read<Date> {
  const plain = toPlainText(text);
  const value = parseIndianDate(plain);
  if (value && !isMonthFirst(plain)) return { value, problem: null };
  const guess = value?.toISOString().slice(0, 10) ?? guessDay(toPlainDigits(plain));
  const hint =
    guess === null
      ? `Use a day such as 2026-10-29${otherwise}.`
      : `Did you mean ${guess} (${formatLongDate(guess)})?`;
  return {
    value: null,
    problem: `“${text}” ${value ? "has the month first" : "is not a date"}. ${hint}`,
  };
}

/** Returns the first day that a text may mean, by its numbers and the first letters of a month. */
function guessDay(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => /^20\d\d$/.test(number));
  const [first, second] = numbers.filter((number) => number !== year).map(Number);
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const monthIndex = MONTHS.findIndex((month) =>
    words.some((word) => word.startsWith(month.slice(0, 3).toLowerCase())),
  );
  const month = monthIndex === -1 ? second : monthIndex + 1;
  if (year === undefined || first === undefined || month === undefined) return null;
  const [lower, higher] = [Math.min(first, month), Math.max(first, month)];
  const [day, monthNumber] = monthIndex === -1 && month > 12 ? [higher, lower] : [first, month];
  // A day beyond the end of its month becomes the last one.
  for (const number of [day, 31, 30, 29, 28].filter((candidate) => candidate <= day)) {
    const iso = `${year}-${String(monthNumber).padStart(2, "0")}-${String(number).padStart(2, "0")}`;
    if (toIndianDay(iso) !== null) return iso;
  }
  return null;
}
