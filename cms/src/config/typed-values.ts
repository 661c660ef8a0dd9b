import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FlattenedField,
  type ValidationFieldError,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { isObject } from "../../../src/shared/contract/response";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { isIsoDate } from "../../../src/shared/contract/read-date";
import { mapCollections, addHooks } from "../lib/map-collections";
import { getNoteName, isDayField, readTypedDate, readTypedValue } from "../tables/typed-value";

const TEXTS = ["text", "textarea", "select", "email"];

/** Refuses values of a wrong type, which Payload would change silently, and blank required texts. */
export const checkTypedValues = mapCollections((config) =>
  addHooks(config, { beforeOperation: [readTexts], beforeValidate: [checkTypes] }),
);

/** Reads typed numbers and days before Payload, which takes the first digits of a text for the number. */
const readTexts: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== "create" && operation !== "update") return args;
  for (const { field, name, owner } of listFieldValues(collection.flattenedFields, args.data)) {
    const text = readField(owner, name);
    if (typeof text !== "string" || text.trim() === "") continue;
    if (field.type !== "number" && (!isDayField(field) || isIsoDate(text))) continue;
    const { value, note } = readTypedValue(field, text);
    // Payload keeps a list, so that the type check can name the text.
    Reflect.set(owner, name, value === text ? [text] : value);
    if (note) Reflect.set(owner, getNoteName(field), note);
  }
  return args;
};

const checkTypes: CollectionBeforeValidateHook = ({ collection, data }) => {
  const isFinal = !collection.versions?.drafts || data?._status === "published";
  const errors = listFieldValues(collection.flattenedFields, data).flatMap(
    ({ field, name, owner, path }) => {
      const sent = readField(owner, name);
      if (path === "_status" && ![undefined, "draft", "published"].some((item) => item === sent))
        return [{ path, message: "“_status” must be “draft” or “published”." }];
      const value = sent ?? null;
      const isList = "hasMany" in field && field.hasMany === true && Array.isArray(value);
      const message = (isList ? value : [value])
        .map((item) => (item === null ? null : findProblem(field, item, path, isFinal)))
        .find((problem) => problem !== null);
      return message ? [{ path, message } satisfies ValidationFieldError] : [];
    },
  );
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return data;
};

/** @param isFinal false for a draft, which may be incomplete */
function findProblem(
  field: FlattenedField,
  value: unknown,
  path: string,
  isFinal: boolean,
): string | null {
  const label = typeof field.label === "string" ? field.label : path;
  if (TEXTS.includes(field.type)) {
    if (typeof value !== "string") return `“${path}” must be a text, in quotes.`;
    const isBlank = value !== "" && toPlainText(value) === "";
    return isBlank && isFinal && "required" in field && field.required
      ? `“${label}” cannot be blank.`
      : null;
  }
  if (field.type === "number" && typeof value !== "number")
    return `“${label}” must be a number such as 1200 or 1151.5, not “${String(value)}”.`;
  const isTime = value instanceof Date || (typeof value === "string" && isIsoDate(value.trim()));
  if (field.type === "date" && !isTime)
    return (
      (isDayField(field) && Array.isArray(value) && readTypedDate(String(value)).problem) ||
      `“${label}” must be a day such as 25/12/2026, not “${String(value)}”.`
    );
  if (field.type === "richText" && !isNode(readField(value, "root")))
    return `“${label}” must be a rich text of the editor.`;
  if (field.type === "relationship" || field.type === "upload") {
    const id = readField(value, "id") ?? readField(value, "value") ?? value;
    const isId = isEmpty(id) || (!Array.isArray(id) && /^\d+$/.test(String(id)));
    return isId ? null : `“${label}” must be the id of a record, such as 12.`;
  }
  return null;
}

/** Nodes of the editor; pages show no others. */
const NODE_TYPES = [
  ..."root paragraph heading quote text linebreak tab link autolink list listitem".split(" "),
  ..."table tablerow tablecell horizontalrule upload block inlineBlock".split(" "),
];

/** True if the node and all nodes in it have the form that the editor saves: lists fail on others. */
function isNode(node: unknown): boolean {
  const { type, text, fields, children }: Record<string, unknown> = isObject(node) ? node : {};
  return (
    NODE_TYPES.includes(String(type)) &&
    (type !== "text" || typeof text === "string") &&
    isObject(fields ?? {}) &&
    (children === undefined || (Array.isArray(children) && children.every(isNode)))
  );
}

/** True for the values that forms send for an empty field. */
const isEmpty = (value: unknown) => value === "" || value === "none";

type FieldValue = { field: FlattenedField; name: string; owner: object; path: string };

/** Returns all fields with their object and the path for messages. */
function listFieldValues(fields: FlattenedField[], data: unknown, parent = ""): FieldValue[] {
  if (typeof data !== "object" || data === null) return [];
  return fields.flatMap((field) => {
    const { name } = field;
    const value = readField(data, name);
    const path = parent + name;
    if (field.type === "group") return listFieldValues(field.flattenedFields, value, `${path}.`);
    if (field.type === "array" && Array.isArray(value)) {
      return value.flatMap((row, index) =>
        listFieldValues(field.flattenedFields, row, `${path}.${index}.`),
      );
    }
    return [{ field, name, owner: data, path }];
  });
}
