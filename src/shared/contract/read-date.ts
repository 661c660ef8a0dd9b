import { isEmptyValue, toPlainDigits } from "./figures";
import { IST_OFFSET_MS } from "./ist-offset";
import { toPlainText } from "./plain-text";

/** Returns the clock in India at a time, in the UTC fields of a Date. */
export function toIndianClock(time: Date): Date {
  return new Date(time.getTime() + IST_OFFSET_MS);
}

// No library, because every page with records loads this code.
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2}(?:\.\d+)?))?)? ?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)?)?$/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/., ](\d{1,2})[-/., ](\d{4}|\d{2})$/;
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/** 29-Oct-2026, 29 Oct. '26, 29/October/2026, Oct. 29, 2026, Thursday, 29 October 2026. */
const WORDS = new RegExp(
  `^(?:[a-z]{3,9},? )?(?:(\\d{1,2})[-/., ]*${MONTH}|${MONTH}[-/., ]*(\\d{1,2})(?!\\d))[-/.,' ]*(\\d{4}|\\d{2})$`,
  "i",
);
/** A day, and after it a time of day: 14:30, 9:05:30 GMT, 2:30 PM or 5 pm. */
const CLOCK =
  /^(.+?)(?:,? |T)(?=\d+(?::| ?[ap]))(\d{1,2})(?::(\d\d))?(?::(\d\d)(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?(?: ?(Z|UTC|GMT)?([+-]\d\d:?\d\d)?)$/i;
const MONTH_NAMES = "janfebmaraprmayjunjulaugsepoctnovdec";
const EPOCH = /^\d{10}(?:\d{3})?$/;
const HAS_ZONE = /[T ]\d.*(?:Z|GMT|[+-]\d{2}(?::?\d{2})?)(?: \(.*\))?$/i;

/** Other languages of India, and those of the most common systems. */
const LANGUAGES = ["hi", "mr", "gu", "bn", "pa", "ta", "te", "kn", "ml", "or", "de", "fr", "es"];
let translations: ReadonlyMap<string, string> | undefined;

/** Databases and spreadsheets use earlier and later years for "no date". */
const [MIN_YEAR, MAX_YEAR] = [1971, 2098];

/**
 * Returns the clock in India at the time in a text, in the UTC fields of a Date; null if it names
 * no day (IPO-04). Text without a zone is that day and time everywhere; 29/10/2026 has the day first.
 */
export function parseIndianDate(value: string): Date | null {
  const date = readAnyDate(toPlainDate(value)) ?? readTranslated(value);
  const year = date?.getUTCFullYear() ?? 0;
  return year >= MIN_YEAR && year <= MAX_YEAR ? date : null;
}

/** True if {@link parseIndianDate} finds a day in the text. */
export const isDate = (value: string): boolean => parseIndianDate(value) !== null;

/** True for a text that means no day, such as "0000-00-00", "1 January 1970" or "Invalid date". */
export function isUnknownDate(value: string): boolean {
  if (isDate(value)) return false;
  const plain = toPlainDate(value);
  const isNumber = /^(?!(?:19|20)\d\d$)[+-]?\d+(?:\.\d+)?$/.test(plain);
  const hasZeros =
    /^[+-]\d|^0{4}|[-/.]0{1,2}(?:[-/.]|$)|(?:^|[^+\d-])0\d{3}\b|-000\d\b|\bNaN\b/.test(plain);
  return isEmptyValue(plain) || isNumber || hasZeros || readAnyDate(plain) !== null;
}

/** Reads a day whose month has another language's name. */
function readTranslated(value: string): Date | null {
  if (!/\p{Nd}/u.test(value) || !/\p{L}{2}/u.test(value)) return null;
  const months = (translations ??= new Map(LANGUAGES.flatMap(listMonthNames)));
  const words = toPlainText(value).toLowerCase();
  const translated = words.replace(
    /[\p{L}\p{M}\u200c\u200d]+[.॰]?/gu,
    (word) => months.get(toKey(word)) ?? word,
  );
  return translated === words ? null : readAnyDate(toPlainDate(translated));
}

function listMonthNames(language: string): [name: string, english: string][] {
  return (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at): [string, string] => {
      const first = new Date(Date.UTC(2026, at, 1));
      const name = format.formatToParts(first).find(({ type }) => type === "month")?.value ?? "";
      return [toKey(name), first.toUTCString().slice(8, 11)];
    });
  });
}

const toKey = (word: string) =>
  toPlainText(word)
    .toLowerCase()
    .replace(/[.॰\u200c\u200d]/g, "");

/** Returns the place of the day: "second" for 11/25/2026, "any" for 11/12/2026; null for other texts. */
function findDayPlace(value: unknown): "first" | "second" | "any" | null {
  const plain = typeof value === "string" ? value.trim() : "";
  const match = YEAR_LAST.exec(CLOCK.exec(plain)?.[1] ?? plain);
  if (!match) return null;
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

function toPlainDate(value: string): string {
  if (ISO.test(value)) return value;
  return toPlainDigits(toPlainText(value))
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/ ([-/.]) /g, "$1")
    .replace(/(\d) ?(?:st|nd|rd|th)\b(?: of)?/gi, "$1")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? |(?: IST)?[.*,;]{0,3}$/gi, "")
    .replace(/ \([^()]*\)$|,? (?:mon|tues|wednes|thurs|fri|satur|sun)day$/i, "")
    .replace(/^(20\d\d)(\d\d)(\d\d)$/, "$1-$2-$3")
    .replace(/^(\d{4})([-/. ])([a-z]+)\2(\d{1,2})$/i, "$4 $3 $1");
}

function readAnyDate(value: string): Date | null {
  if (EPOCH.test(value)) return toIndianClock(new Date(Number(value.padEnd(13, "0"))));
  if (ISO.test(value)) return readIsoText(value);
  const [, day = value, hour = "", minute = "00", second = "00", half, utc, offset] =
    CLOCK.exec(value) ?? [];
  const date = readDayText(day);
  if (date === null || hour === "") return date;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  const zone = offset ?? (utc ? "Z" : "");
  return readIsoText(
    `${date.toISOString().slice(0, 10)}T${String(hours).padStart(2, "0")}:${minute}:${second}${zone}`,
  );
}

function readDayText(value: string): Date | null {
  const [, year, month = "", day = ""] = YEAR_FIRST.exec(value) ?? [];
  if (year) return readDay(year, month, day);
  const [, first = "", second = "", last] = YEAR_LAST.exec(value) ?? [];
  // The day comes first in India; 10/29/2026 must be from another country.
  if (last)
    return Number(second) > 12 ? readDay(last, first, second) : readDay(last, second, first);
  return readWords(value);
}

function readIsoText(value: string): Date | null {
  const [, year, month, day, hour = 0, minute = 0, second = 0, utc, zoneHour, zoneMinute = 0] =
    ISO.exec(value) ?? [];
  const clock = new Date(0);
  clock.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isDay = clock.getUTCMonth() === Number(month) - 1 && clock.getUTCDate() === Number(day);
  if (!isDay || Number(hour) > 24 || Number(minute) > 59 || Number(second) >= 60) return null;
  clock.setUTCHours(Number(hour), Number(minute), 0, Math.round(Number(second) * 1000));
  if (utc === undefined && zoneHour === undefined) return clock;
  const minutes = Math.abs(Number(zoneHour ?? 0)) * 60 + Number(zoneMinute);
  const offset = zoneHour?.startsWith("-") ? -minutes : minutes;
  return toIndianClock(new Date(clock.getTime() - offset * 60_000));
}

function readWords(value: string): Date | null {
  const [, before, month, lateMonth, after = "", year = ""] = WORDS.exec(value) ?? [];
  const name = (month ?? lateMonth)?.slice(0, 3).toLowerCase();
  if (name === undefined) return null;
  return readDay(year, String(MONTH_NAMES.indexOf(name) / 3 + 1), before ?? after);
}

function readDay(year: string, month: string, day: string): Date | null {
  return readIsoText(`${toFullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

const toFullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** True for a text in the form of an ISO day or time. */
export const isIsoDate = (value: string): boolean => ISO.test(value);

/** True for a time with a zone, whose day depends on the place. */
export const hasZone = (value: string): boolean => HAS_ZONE.test(value);
