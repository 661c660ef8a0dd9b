import type { CheckboxField } from "payload";

/** Whether visitors see this record; at most one record of its collection has it (see single-active). */
export function active(): CheckboxField {
  return {
    name: "active",
    type: "checkbox",
    defaultValue: false,
    index: true,
    admin: {
      position: "sidebar",
      description: "Shown on the site. Ticking it here clears it on the record shown before.",
    },
  };
}
