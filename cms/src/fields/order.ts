import type { NumberField } from "payload";

/** Where the record stands in its list: smaller first. */
export function order(): NumberField {
  return {
    name: "order",
    type: "number",
    defaultValue: 0,
    index: true,
    admin: { position: "sidebar", description: "Smaller numbers come first." },
  };
}
