import type { DateField, Field } from "payload";
import { mapCollections } from "../lib/map-collections";

/** The first is shown, all are read, so that a typed 5/12/2026 is 5 December as in India. */
const DAY_FORMATS = ["d MMM yyyy", "d MMMM yyyy", "d/M/yyyy", "d-M-yyyy", "d.M.yyyy", "yyyy-MM-dd"];
const MOMENT_FORMATS = [", h:mm a", " h:mm a", ", H:mm", " H:mm", ""].flatMap((clock) =>
  DAY_FORMATS.map((day) => day + clock),
);

/** Shows and reads the dates of all collections as in India, whatever the clock of the browser. */
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
  const dateFormat = isMoment ? MOMENT_FORMATS : DAY_FORMATS;
  const [displayFormat] = dateFormat;
  const date = { ...field.admin?.date, displayFormat, overrides: { dateFormat } };
  const placeholder = `Such as 5/12/2026${isMoment ? " 14:30" : ""}`;
  return { ...field, admin: { ...field.admin, components, date, placeholder } };
}
