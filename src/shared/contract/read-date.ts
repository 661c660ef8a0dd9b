import { isEmptyValue } from "./figures";
import { IST_OFFSET_MS } from "./ist-offset";
import { toPlainDigits, toPlainText } from "./plain-text";

/** Returns the clock in India at a time, in the UTC fields of a Date. */
export function toIndianClock(time: Date): Date {
  return new Date(time.getTime() + IST_OFFSET_MS);
}

export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Databases and spreadsheets use earlier and later years for "no date". */
const [MIN_YEAR, MAX_YEAR] = [1971, 2098];

/**
 * Returns the clock in India at the time in a text, in the UTC fields of a Date; null if it names
 * no day (IPO-04). Text without a zone is that day and time everywhere; 29/10/2026 has the day first.
 */
export function parseIndianDate(value: string): Date | null {
  const date = readClock(toPlainDate(value));
  const year = date?.getUTCFullYear() ?? 0;
  return year >= MIN_YEAR && year <= MAX_YEAR ? date : null;
}

/** True if {@link parseIndianDate} finds a day in the text. */
const isDate = (value: string): boolean => parseIndianDate(value) !== null;

/** True for a text that means no day, such as "0000-00-00", "1 January 1970" or "Invalid date". */
export function isUnknownDate(value: string): boolean {
  if (isDate(value)) return false;
  const plain = toPlainDate(value);
  const isNumber = /^(?!(?:19|20)\d\d$)[+-]?\d+(?:\.\d+)?$/.test(plain);
  const hasZeros =
    /^[+-]\d|^0{4}|[-/.]0{1,2}(?:[-/.]|$)|(?:^|[^+\d-])0\d{3}\b|-000\d\b|\bNaN\b/.test(plain);
  return isEmptyValue(plain) || isNumber || hasZeros || readClock(plain) !== null;
}

/** True for a day or time in the form of ISO 8601. */
export const isIsoDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+ ?(?:Z|[+-][\d:]+)?)?$/i.test(value) && isDate(value);

// No library, because every page with records loads this code.
/** A day, and after it a time of day: 14:30, 9:05:30 GMT, 2:30 PM or 5 pm. */
const TIME =
  /^(.+?)(?:,? |T)(?=\d+(?::| ?[ap]))(\d\d?)(?::(\d\d))?(?::(\d\d(?:\.\d+)?))?(?: ?([ap])\.?m\.?)? ?(?:(Z|UTC|GMT)?(?:([+-]\d\d):?(\d\d)?)?)$/i;
const EPOCH = /^\d{10}(?:\d{3})?$/;

function readClock(plain: string): Date | null {
  if (EPOCH.test(plain)) return toIndianClock(new Date(Number(plain.padEnd(13, "0"))));
  const [, day = plain, hour = "0", minute = "0", second = "0", half, utc, ...offset] =
    TIME.exec(plain) ?? [];
  const clock = readDay(day);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  if (clock === null || hours > 24 || Number(minute) > 59 || Number(second) >= 60) return null;
  clock.setUTCHours(hours, Number(minute), 0, Math.round(Number(second) * 1000));
  const [zoneHour, zoneMinute = "0"] = offset;
  if (utc === undefined && zoneHour === undefined) return clock;
  const minutes = Math.abs(Number(zoneHour ?? 0)) * 60 + Number(zoneMinute);
  const offsetMs = (zoneHour?.startsWith("-") ? -minutes : minutes) * 60_000;
  return toIndianClock(new Date(clock.getTime() - offsetMs));
}

/** Parts of a day, a month's name as m10: "2026 10 29", "29 m10 26" and "m10 29 2026". */
const YEAR_FIRST = /^(\d{4}) (m?\d\d?) (\d\d?)$/;
const YEAR_LAST = /^(m?\d\d?) (m?\d\d?) (\d{4}|\d\d)$/;

function readDay(text: string): Date | null {
  const parts = splitDay(text);
  const [, year = "", month = "", day = ""] = YEAR_FIRST.exec(parts) ?? [];
  if (year) return createDay(year, month, day);
  const [, first = "", second = "", last = ""] = YEAR_LAST.exec(parts) ?? [];
  // The day comes first in India; 10/29/2026 must be from another country.
  const isSwapped = first.startsWith("m") || Number(second) > 12;
  return isSwapped ? createDay(last, first, second) : createDay(last, second, first);
}

function createDay(year: string, month: string, day: string): Date | null {
  const clock = new Date(0);
  const monthIndex = Number(month.replace("m", "")) - 1;
  clock.setUTCFullYear(Number(year.length === 2 ? `20${year}` : year), monthIndex, Number(day));
  const isReal = clock.getUTCMonth() === monthIndex && clock.getUTCDate() === Number(day);
  return isReal ? clock : null;
}

/** Words that may be next to a day: its weekday, "th" of "29th of October", "de" of Spanish. */
const SKIPPED = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:st|nd|rd|th|of|de)$/;

/** Returns the parts of a day; "" if the text has another word or sign. */
function splitDay(text: string): string {
  if (!/^[\p{L}\p{M}\d॰ \-/.,']+$/u.test(text) || !/\d/.test(text)) return "";
  const parts = text.toLowerCase().match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const named = parts.map((part) =>
    /^\d/.test(part) || SKIPPED.test(part) ? part : findMonth(part),
  );
  return named.includes(null) ? "" : named.filter((part) => !SKIPPED.test(part ?? "")).join(" ");
}

/** Other languages of India, and those of the most common systems. */
const LANGUAGES = ["hi", "mr", "gu", "bn", "pa", "ta", "te", "kn", "ml", "or", "de", "fr", "es"];
let translations: ReadonlyMap<string, string> | undefined;

/** Returns m10 for October, Oct, or its name in another language. */
function findMonth(word: string): string | null {
  const names = MONTHS.map((name) => name.toLowerCase());
  const index = names.findIndex((name) => word === name || word === name.slice(0, 3));
  if (index >= 0 || word === "sept") return `m${index < 0 ? 9 : index + 1}`;
  translations ??= new Map(LANGUAGES.flatMap(listMonthNames));
  return translations.get(toKey(word)) ?? null;
}

function listMonthNames(language: string): [name: string, part: string][] {
  return (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
    return MONTHS.map((_, at): [string, string] => {
      const parts = format.formatToParts(new Date(Date.UTC(2026, at, 1)));
      return [toKey(parts.find(({ type }) => type === "month")?.value ?? ""), `m${at + 1}`];
    });
  });
}

/** Hindi has two spellings of some months: सितंबर and सितम्बर, अक्टूबर and अक्तूबर. */
const toKey = (word: string) =>
  toPlainText(word)
    .toLowerCase()
    .replace(/म्(?=ब)/, "ं")
    .replace("क्तू", "क्टू")
    .replace(/[.॰\u200c\u200d]/g, "");

function toPlainDate(value: string): string {
  return toPlainDigits(toPlainText(value).replace(/\u200c|\u200d/g, ""))
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/ \([^()]*\)$|(?: IST| hrs)?[.*,;]{0,3}$| at(?= \d)/gi, "")
    .replace(/^([\d-]{10}T\d\d)(?=Z|[+-]|$)/i, "$1:00")
    .replace(/^(20\d\d)(\d\d)(\d\d)$/, "$1-$2-$3");
}

const MAX_DATE_LENGTH = 60;

/** Returns the place of the day: "second" for 11/25/2026, "any" for 11/12/2026; null for other texts. */
function findDayPlace(value: unknown): "first" | "second" | "any" | null {
  if (typeof value !== "string" || value.length > MAX_DATE_LENGTH) return null;
  const plain = toPlainDate(value);
  const match = /^(\d\d?) (\d\d?) \d+$/.exec(splitDay(TIME.exec(plain)?.[1] ?? plain));
  if (match === null) return null;
  if (Number(match[1]) > 12) return "first";
  return Number(match[2]) > 12 ? "second" : "any";
}

/** True for a text such as 11/25/2026, which has the month first. */
export const isMonthFirst = (text: string): boolean => findDayPlace(text) === "second";

/**
 * Returns what puts the day first in a list's values, or null if it is first already. One day such as
 * 11/25/2026, and none such as 25/11/2026, says that the list has the month first in all its days.
 */
export function findDayOrder(values: readonly unknown[]): (<T>(value: T) => T | string) | null {
  const places = new Set(values.map(findDayPlace));
  if (!places.has("second") || places.has("first")) return null;
  return (value) =>
    typeof value === "string" && findDayPlace(value) !== null
      ? value.trim().replace(/^(\d+)(\D+)(\d+)/, "$3$2$1")
      : value;
}
