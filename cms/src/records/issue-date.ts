import { isUnknownDate } from "../../../src/shared/contract/read-date";
import { toPlainDigits } from "../../../src/shared/contract/figures";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { MONTHS } from "../../../src/shared/domain/indian-time";

/** The stored form of an issue's date, or the reason why it is refused (IPO-07). */
type IssueDate = { value: string | null; problem: null } | { value: null; problem: string };

/** Reads a date of an issue as "2026-10-29" or a phrase; refuses digits that name no day. */
export function readIssueDate(text: string): IssueDate {
  const plain = toPlainText(text);
  const day = toIndianDay(plain);
  if (day !== null) return { value: day, problem: null };
  if (plain === "" || !/\p{Nd}/u.test(plain))
    return { value: isUnknownDate(plain) ? null : plain, problem: null };
  const meant = guessDay(toPlainDigits(plain));
  const hint =
    meant === null
      ? "Use a day such as 2026-10-29, or words without digits such as “To be announced”."
      : `Did you mean ${meant} (${formatLongDate(meant)})?`;
  return { value: null, problem: `“${text}” is not a date. ${hint}` };
}

/** Returns the first day that a text may mean, by its numbers and the beginning of a month's name. */
function guessDay(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((each) => /^20\d\d$/.test(each));
  const [first, second] = numbers.filter((each) => each !== year).map(Number);
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const named = MONTHS.findIndex((month) =>
    words.some((word) => word.startsWith(month.slice(0, 3).toLowerCase())),
  );
  const month = named === -1 ? second : named + 1;
  if (year === undefined || first === undefined || month === undefined) return null;
  // A day beyond the end of its month becomes the last one.
  const [lower, higher] = [Math.min(first, month), Math.max(first, month)];
  const [day, ofMonth] = named === -1 && month > 12 ? [higher, lower] : [first, month];
  for (const each of [day, 31, 30, 29, 28].filter((candidate) => candidate <= day)) {
    const iso = `${year}-${String(ofMonth).padStart(2, "0")}-${String(each).padStart(2, "0")}`;
    if (toIndianDay(iso) !== null) return iso;
  }
  return null;
}
