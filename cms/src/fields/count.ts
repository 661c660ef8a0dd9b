import type { NumberField } from "payload";

/** A whole number from 0 up, 0 when left empty. */
export function count(name: string, label: string): NumberField {
  return {
    name,
    label,
    type: "number",
    required: true,
    defaultValue: 0,
    min: 0,
    validate: (value: unknown) =>
      (typeof value === "number" && Number.isInteger(value) && value >= 0) ||
      `${label} must be a whole number, 0 or more.`,
  };
}
