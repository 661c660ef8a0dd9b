import type { FlattenedField, SanitizedCollectionConfig } from "payload";
import { toIndianClock, parseIndianDate } from "../../../src/shared/contract/read-date";
import { IST_OFFSET_MS } from "../../../src/shared/contract/ist-offset";
import { readField } from "../../../src/shared/domain/read-field";

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

/** Returns the value to save for a cell; a blank cell clears its field. */
export function readCellValue({ field }: Column, text: string): unknown {
  if (text === "") return null;
  if (field.type === "select") return findOption(field.options, text) ?? text;
  if (field.type === "checkbox") return /^(?:yes|true|1|x)$/i.test(text);
  if (field.type === "relationship") return Number(/\((\d+)\)$/.exec(text)?.[1] ?? text);
  if (field.type === "date") {
    const clock = parseIndianDate(text);
    return clock ? new Date(clock.getTime() - IST_OFFSET_MS).toISOString() : text;
  }
  return text;
}

/** Finds an option by its value, label or number, because spreadsheets turn 03 into 3. */
function findOption(options: readonly unknown[], text: string): unknown {
  const match = options.find((option) => {
    const [value, label] = [readField(option, "value"), readField(option, "label")].map(String);
    const isNumber = /^\d+$/.test(text) && Number(text) === Number(value);
    return isNumber || [value, label].some((name) => name?.toLowerCase() === text.toLowerCase());
  });
  return readField(match, "value");
}

/** Returns a message with the choices of a select if the value is not one of them, else null. */
export function findWrongChoice({ field }: Column, value: unknown): string | null {
  if (field.type !== "select" || value === null) return null;
  const isChoice = field.options.some((option) => readField(option, "value") === value);
  const labels = field.options.map((option) => String(readField(option, "label")));
  return isChoice ? null : `“${String(value)}” is not one of: ${labels.join(", ")}.`;
}

/** Returns a stored value as the text of a cell, with times in IST and records as "title (id)". */
export function writeCellValue({ field, name }: Column, doc: object): string {
  const value = readField(doc, name) ?? null;
  if (value === null) return "";
  if (field.type === "checkbox") return value === true ? "yes" : "no";
  if (field.type === "date") {
    const isDay = field.admin?.date?.pickerAppearance === "dayOnly";
    const clock = toIndianClock(new Date(String(value)))
      .toISOString()
      .replace("T", " ");
    return clock.slice(0, isDay ? "2026-11-26".length : "2026-11-26 14:30".length);
  }
  if (typeof value !== "object") return String(value);
  const title = ["name", "title", "from"].map((key) => readField(value, key)).find(Boolean);
  // Titles are not unique; an import reads the id.
  return `${title ?? ""} (${String(readField(value, "id"))})`;
}
