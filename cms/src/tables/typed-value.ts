import type { DateField, FlattenedField } from "payload";
import { isYes, readTypedNumber } from "../../../src/shared/contract/figures";
import { IST_OFFSET_MS } from "../../../src/shared/contract/ist-offset";
import { toPlainDigits, toPlainText } from "../../../src/shared/contract/plain-text";
import {
  isMonthFirst,
  isUnknownDate,
  MONTHS,
  parseIndianDate,
} from "../../../src/shared/contract/read-date";
import { formatLongDate, toIndianDay } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";

/** A value to store, or the text with the reason why it is refused. `note` belongs to the day's note. */
type TypedValue = { value: unknown; problem?: string | null; note?: string | null };

/** Reads what somebody typed or imported into a field; a blank text clears it. */
export function readTypedValue(field: FlattenedField, text: string): TypedValue {
  if (text.trim() === "") return { value: null };
  switch (field.type) {
    case "select":
      return readOption(field.options, text);
    case "checkbox": {
      const value = isYes(text);
      const isKnown = value || /^(?:no|false|off|0|n)$/i.test(text);
      return { value, problem: isKnown ? null : `“${text}” is neither yes nor no.` };
    }
    case "relationship": {
      const id = /^(\d+)$|\((\d+)\)$/.exec(text);
      if (id) return { value: Number(id[1] ?? id[2]) };
      return { value: text, problem: `“${text}” has no number of a record, such as 12.` };
    }
    case "number":
      return { value: readTypedNumber(text) ?? text };
    case "date":
      return readDateField(field, text);
    default:
      return { value: text };
  }
}

export const isDayField = (field: FlattenedField): field is DateField =>
  field.type === "date" && field.admin?.date?.pickerAppearance === "dayOnly";

/** Returns the name of the field that has words instead of this field's day (IPO-07). */
export const getNoteName = (field: FlattenedField): string => String(field.custom?.note ?? "");

function readDateField(field: DateField, text: string): TypedValue {
  const plain = toPlainText(text);
  if (getNoteName(field) !== "" && !/\p{Nd}/u.test(plain))
    return { value: null, note: isUnknownDate(plain) ? null : plain };
  const { value: clock, problem } = readTypedDate(text);
  if (clock === null) return { value: text, problem };
  if (isDayField(field)) return { value: `${clock.toISOString().slice(0, 10)}T12:00:00.000Z` };
  return { value: new Date(clock.getTime() - IST_OFFSET_MS).toISOString() };
}

/** Finds an option by its value, label or number, because spreadsheets turn 03 into 3. */
function readOption(options: readonly unknown[], text: string): TypedValue {
  const labels = options.map((option) => String(readField(option, "label")));
  const match = options.find((option, index) => {
    const value = String(readField(option, "value"));
    const isNumber = /^\d+$/.test(text) && Number(text) === Number(value);
    return isNumber || [value, labels[index]].some((each) => toKey(each) === toKey(text));
  });
  if (match !== undefined) return { value: readField(match, "value") };
  return { value: text, problem: `“${text}” is not one of: ${labels.join(", ")}.` };
}

const toKey = (text = "") => text.toLowerCase();

/** Reads a typed date as the clock in India, in the UTC fields of a Date; the day comes first. */
export function readTypedDate(text: string): { value: Date | null; problem: string | null } {
  const plain = toPlainText(text);
  const value = parseIndianDate(plain);
  if (value && !isMonthFirst(plain)) return { value, problem: null };
  const guess = value?.toISOString().slice(0, 10) ?? guessDay(toPlainDigits(plain));
  const hint =
    guess === null
      ? "Use a day such as 25/12/2026."
      : `Did you mean ${guess} (${formatLongDate(guess)})?`;
  const fault = value ? "has the month first" : "is not a date";
  return { value: null, problem: `“${text}” ${fault}. ${hint}` };
}

/** Returns the first day that a text may mean, by its numbers and the first letters of a month. */
function guessDay(text: string): string | null {
  const year = /20\d\d/.exec(text)?.[0] ?? "";
  const [first = "", second = ""] = text.replace(year, "").match(/\d+/g) ?? [];
  const named = MONTHS.find((name) => new RegExp(`\\b${name.slice(0, 3)}`, "i").test(text));
  const [day, month] = named || Number(second) <= 12 ? [first, named ?? second] : [second, first];
  // A day beyond the end of its month becomes the last one.
  const days = [day, "31", "30", "29", "28"].filter((each) => Number(each) <= Number(day));
  const spellings = days.map((each) =>
    named ? `${each} ${month} ${year}` : `${each}/${month}/${year}`,
  );
  return spellings.flatMap((each) => toIndianDay(each) ?? [])[0] ?? null;
}
