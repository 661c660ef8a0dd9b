import type { DateField, Field } from "payload";
import { mapCollections } from "../lib/map-collections";

/** Shows the dates of all collections in Indian time, whatever the clock of the browser. */
export const indianTimes = mapCollections((each) => ({
  ...each,
  fields: each.fields.map(withIndianTimes),
}));

function withIndianTimes(field: Field): Field {
  if ("fields" in field) {
    return { ...field, fields: field.fields.map(withIndianTimes) };
  }
  return field.type === "date" ? withCell(field) : field;
}

function withCell(field: DateField): DateField {
  const isMoment = field.admin?.date?.pickerAppearance === "dayAndTime";
  const components = {
    ...field.admin?.components,
    Cell: "/admin/indian-time-cell#IndianTimeCell",
    ...(isMoment ? { afterInput: ["/admin/indian-time-cell#IndianTimeHint"] } : {}),
  };
  return { ...field, admin: { ...field.admin, components } };
}
