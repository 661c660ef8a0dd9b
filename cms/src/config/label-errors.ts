import type { AfterErrorHook, FlattenedField } from "payload";
import { ValidationError } from "payload";
import { translations } from "./translations";

/** Fields of Payload's own forms. */
const FORM_LABELS: Record<string, string> = { password: "New password", email: "E-mail" };

/** Names refused fields by their labels, such as “Grand total > Total pending”, instead of their paths (EDT-26). */
export const labelErrors: AfterErrorHook = ({ collection, error }) => {
  if (!collection || !(error instanceof ValidationError)) return;
  const errors = error.data.errors.map((item) => ({
    ...item,
    label:
      findLabel(collection.flattenedFields, item.path.split(".")) ??
      FORM_LABELS[item.path] ??
      item.label ??
      item.path,
  }));
  const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: other } =
    translations.en.error;
  const names = new Set(errors.map(({ label }) => label));
  const message = `${names.size === 1 ? one : other} ${[...names].join(", ")}`;
  const data = { ...error.data, errors };
  return { response: { errors: [{ name: error.name, data, message }] } };
};

/** Returns the labels of a field and of the groups and rows around it; null for an unknown one. */
function findLabel(fields: FlattenedField[], [name = "", ...rest]: string[]): string | null {
  const field = fields.find((item) => item.name === name);
  if (!field) return null;
  const label = typeof field.label === "string" ? field.label : name;
  if (rest.length === 0 || !("flattenedFields" in field)) return label;
  const isRow = /^\d+$/.test(rest[0] ?? "");
  const inner = findLabel(field.flattenedFields, isRow ? rest.slice(1) : rest);
  const ownLabel = isRow ? `${label} ${Number(rest[0]) + 1}` : label;
  return inner === null ? ownLabel : `${ownLabel} > ${inner}`;
}
