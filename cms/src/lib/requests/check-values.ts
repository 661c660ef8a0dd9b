import { ValidationError, type FlattenedField, type ValidationFieldError } from "payload";
import { isObject } from "../../../../src/shared/contract/response";
import { readField } from "../../../../src/shared/domain/read-field";
import { isRecordId } from "./record-id";

/** Throws for values on which Payload or the database fails, also in drafts. */
export function checkValues(slug: string, fields: FlattenedField[], data: unknown): void {
  const errors = findWrongValues(fields, data);
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors });
}

function findWrongValues(
  fields: FlattenedField[],
  data: unknown,
  parent = "",
): ValidationFieldError[] {
  return fields.flatMap((field) => {
    const value = readField(data, field.name);
    const path = `${parent}${field.name}`;
    const message = value === undefined ? null : findProblem(field, value);
    if (message !== null) return [{ path, message: `“${path}” must be ${message}.` }];
    if ("flattenedFields" in field && field.type === "array")
      return (Array.isArray(value) ? value : []).flatMap((row, index) =>
        findWrongValues(field.flattenedFields, row, `${path}.${index}.`),
      );
    return "flattenedFields" in field
      ? findWrongValues(field.flattenedFields, value, `${path}.`)
      : [];
  });
}

/** Returns what the value must be, or null if it is right. */
function findProblem(field: FlattenedField, value: unknown): string | null {
  const hasMany = "hasMany" in field && field.hasMany === true;
  if (!hasMany || !Array.isArray(value)) return findSingleProblem(field, value);
  return value.map((item) => findSingleProblem(field, item)).find((item) => item !== null) ?? null;
}

function findSingleProblem(field: FlattenedField, value: unknown): string | null {
  switch (field.type) {
    case "select":
      // Payload cannot save a record without a status.
      return field.name === "_status" && value === null ? "draft or published" : null;
    case "checkbox":
      return isEmpty(value) || ["true", "false"].includes(String(value)) ? null : "true or false";
    case "date":
      return value === null || typeof value === "string" ? null : "a date such as 2026-11-26";
    case "relationship":
    case "upload":
      if (isEmpty(value)) return null;
      if (Array.isArray(field.relationTo))
        return isReference(value, field.relationTo) ? null : "a relationTo and a value in { }";
      return isReferenceId(value) ? null : "the id of a record, such as 12";
    case "array":
      return value === null || (Array.isArray(value) && value.every(isObject))
        ? null
        : "a list of rows in [ ]";
    case "group":
      return isObject(value) ? null : "a group of fields in { }";
    case "text":
      return value === null || typeof value === "string" ? null : "a text, in quotes";
    case "richText":
      return value === null || isNode(readField(value, "root"))
        ? null
        : "a rich text of the editor";
    default:
      return null;
  }
}

/** True for the values that forms send for an empty field. */
const isEmpty = (value: unknown) => value === null || value === "" || value === "none";

const isReferenceId = (value: unknown) => isRecordId(readField(value, "id") ?? value);

const isReference = (value: unknown, collections: readonly string[]) =>
  collections.includes(String(readField(value, "relationTo"))) &&
  isReferenceId(readField(value, "value"));

/** Nodes of the editor; pages show no others. */
const NODE_TYPES = [
  ..."root paragraph heading quote text linebreak tab link autolink list listitem".split(" "),
  ..."table tablerow tablecell horizontalrule upload block inlineBlock".split(" "),
];

/** True if the node and all nodes in it have the form that the editor saves. */
function isNode(node: unknown): boolean {
  const { type, text, fields, children }: Record<string, unknown> = isObject(node) ? node : {};
  return (
    NODE_TYPES.includes(String(type)) &&
    (type !== "text" || typeof text === "string") &&
    isObject(fields ?? {}) &&
    (!/block$/i.test(String(type)) || typeof readField(fields, "blockType") === "string") &&
    (children === undefined || (Array.isArray(children) && children.every(isNode)))
  );
}
