import type { FlattenedField, SanitizedCollectionConfig } from "payload";
import { toIndianClock } from "../../../src/shared/contract/read-date";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { formatLongDate } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";
import { isDayField } from "./typed-value";

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

/** Returns a stored value as the text of a cell, with times in IST and records as "title (id)". */
export function writeCellValue({ field, name }: Column, doc: object): string {
  const value = readField(doc, name) ?? null;
  if (value === null) return "";
  if (field.type === "checkbox") return value === true ? "yes" : "no";
  if (field.type === "date") {
    const time = new Date(String(value));
    // A text that a line of a file has instead of a day, which is refused.
    if (Number.isNaN(time.getTime())) return String(value);
    const clock = toIndianClock(time).toISOString().replace("T", " ");
    return clock.slice(0, isDayField(field) ? "2026-11-26".length : "2026-11-26 14:30".length);
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
  if (field.type === "date" && text !== "" && !isDayField(field))
    return formatIndianTime(String(readField(doc, name)));
  return /^\d{4}-\d\d-\d\d$/.test(text) ? (formatLongDate(text) ?? text) : text;
}
