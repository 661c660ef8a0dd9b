import type { DateField, Field } from "payload";
import { mapCollections } from "../lib/map-collections";

/** date-fns formats: the first one shows a date, all are accepted as input, with the day first. */
const DAY_FORMATS = ["d MMM yyyy", "d MMMM yyyy", "d/M/yyyy", "d-M-yyyy", "d.M.yyyy", "yyyy-MM-dd"];
const TIME_FORMATS = [", h:mm a", " h:mm a", ", H:mm", " H:mm", ""].flatMap((clock) =>
  DAY_FORMATS.map((day) => day + clock),
);

/** Plugin that shows dates in Indian format and reads them with the day first, in any browser. */
export const showIndianTimes = mapCollections(formatFields);

function formatFields<Owner extends { fields: Field[] }>(owner: Owner): Owner {
  return { ...owner, fields: owner.fields.map(formatDates) };
}

function formatDates(field: Field): Field {
  if (field.type === "tabs") return { ...field, tabs: field.tabs.map(formatFields) };
  if (field.type === "blocks") return { ...field, blocks: field.blocks.map(formatFields) };
  if ("fields" in field) return formatFields(field);
  return field.type === "date" ? formatDate(field) : field;
}

function formatDate(field: DateField): DateField {
  const hasTime = field.admin?.date?.pickerAppearance === "dayAndTime";
  const components = {
    ...field.admin?.components,
    ...(!hasTime && { Field: "/admin/indian-time-cell#IndianDayField" }),
    Cell: "/admin/indian-time-cell#IndianTimeCell",
    afterInput: [`/admin/indian-time-cell#${hasTime ? "IndianTimeHint" : "IndianDayHint"}`],
  };
  const dateFormat = hasTime ? TIME_FORMATS : DAY_FORMATS;
  const [displayFormat] = dateFormat;
  const date = { ...field.admin?.date, displayFormat, overrides: { dateFormat } };
  const placeholder = `For example 25/12/2026${hasTime ? ", 2:30 PM" : ""}`;
  return { ...field, admin: { ...field.admin, components, date, placeholder } };
}
