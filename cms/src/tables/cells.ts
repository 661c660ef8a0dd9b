import type { DateField, FlattenedField, SanitizedCollectionConfig } from "payload";
import { toIndianClock } from "../../../src/shared/contract/read-date";
import { IST_OFFSET_MS } from "../../../src/shared/contract/ist-offset";
import { isYes } from "../../../src/shared/contract/figures";
import { formatLongDate } from "../../../src/shared/domain/dates";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { readField } from "../../../src/shared/domain/read-field";
import { readTypedNumber } from "../lib/read-typed-number";
import { readTypedDate } from "../records/issue-date";

export type Column = { field: FlattenedField; name: string; label: string };

const TYPES = "text textarea email number select date checkbox relationship".split(" ");

/** Returns the fields of a collection that fit into one cell, with the labels that staff see. */
export function listColumns({ flattenedFields, slug }: SanitizedCollectionConfig): Column[] {
  return flattenedFields.flatMap((field) => {
    const isTimeOfEnquiry = slug === "enquiries" && field.name === "createdAt";
    const isShown =
      isTimeOfEnquiry ||
      ("admin" in field && field.admin && !("hidden" in field.admin && field.admin.hidden));
    const isVirtual = "virtual" in field && Boolean(field.virtual);
    if (!TYPES.includes(field.type) || !isShown || isVirtual || field.name === "deletedAt")
      return [];
    const label = "label" in field && typeof field.label === "string" ? field.label : field.name;
    return [{ field, name: field.name, label }];
  });
}

type CellValue = { value: unknown; problem?: string | null };

/** Returns the value to save for a cell, or why it is refused; a blank cell clears its field. */
export function readCellValue({ field }: Column, text: string): CellValue {
  if (text === "") return { value: null };
  if (field.type === "select") {
    const value = findOption(field.options, text);
    const labels = field.options.map((option) => String(readField(option, "label")));
    if (value !== undefined) return { value };
    return { value: text, problem: `“${text}” is not one of: ${labels.join(", ")}.` };
  }
  if (field.type === "checkbox") {
    const value = isYes(text);
    const isKnown = value || /^(?:no|false|off|0|n)$/i.test(text);
    return { value, problem: isKnown ? null : `“${text}” is neither yes nor no.` };
  }
  if (field.type === "relationship") {
    const id = /^(\d+)$|\((\d+)\)$/.exec(text);
    if (id) return { value: Number(id[1] ?? id[2]) };
    return { value: text, problem: `“${text}” has no number of a record, such as 12.` };
  }
  if (field.type === "number") return { value: readTypedNumber(text) ?? text };
  if (field.type !== "date") return { value: text };
  const { value: clock, problem } = readTypedDate(text);
  if (clock === null) return { value: text, problem };
  if (isDay(field)) return { value: `${clock.toISOString().slice(0, 10)}T12:00:00.000Z` };
  return { value: new Date(clock.getTime() - IST_OFFSET_MS).toISOString() };
}

const isDay = (field: DateField) => field.admin?.date?.pickerAppearance === "dayOnly";

/** Finds an option by its value, label or number, because spreadsheets turn 03 into 3. */
function findOption(options: readonly unknown[], text: string): unknown {
  const match = options.find((option) => {
    const [value, label] = [readField(option, "value"), readField(option, "label")].map(String);
    const isNumber = /^\d+$/.test(text) && Number(text) === Number(value);
    return isNumber || [value, label].some((name) => name?.toLowerCase() === text.toLowerCase());
  });
  return readField(match, "value");
}

/** Returns a stored value as the text of a cell, with times in IST and records as "title (id)". */
export function writeCellValue({ field, name }: Column, doc: object): string {
  const value = readField(doc, name) ?? null;
  if (value === null) return "";
  if (field.type === "checkbox") return value === true ? "yes" : "no";
  if (field.type === "date") {
    const clock = toIndianClock(new Date(String(value)))
      .toISOString()
      .replace("T", " ");
    return clock.slice(0, isDay(field) ? "2026-11-26".length : "2026-11-26 14:30".length);
  }
  if (typeof value !== "object") return String(value);
  const title = ["name", "title", "from"].map((key) => readField(value, key)).find(Boolean);
  // Titles are not unique; an import reads the id.
  return `${title ?? ""} (${String(readField(value, "id"))})`;
}

/** Returns a value as the check of an import shows it: a day in words, a choice by its label. */
export function showCellValue(column: Column, doc: object): string {
  const { field, name } = column;
  const text = writeCellValue(column, doc);
  if (field.type === "select") {
    const option = field.options.find((each) => readField(each, "value") === text);
    return String(readField(option, "label") ?? text);
  }
  if (field.type === "date" && text !== "" && !isDay(field))
    return formatIndianTime(String(readField(doc, name)));
  return /^\d{4}-\d\d-\d\d$/.test(text) ? (formatLongDate(text) ?? text) : text;
}
