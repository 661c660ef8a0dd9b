import { APIError, type FlattenedField, type PayloadRequest } from "payload";
import { isObject } from "../../../../src/shared/contract/response";
import { readField } from "../../../../src/shared/domain/read-field";

const MAX_CONDITIONS = 200;
const MAX_NUMBER = 1_000_000;

/** Payload's operators without `all` and those for map points, which no collection has. */
const OPERATORS = [
  ...["equals", "not_equals", "in", "not_in", "exists", "like", "not_like", "contains"],
  ...["greater_than", "greater_than_equal", "less_than", "less_than_equal"],
];

type Collections = PayloadRequest["payload"]["collections"];

/** Throws an APIError (400) that names the part of a query that Payload or the database rejects. */
export function checkQuery(
  query: PayloadRequest["query"],
  fields: FlattenedField[],
  collections: Collections,
): void {
  for (const name of ["limit", "page", "depth"]) checkNumber(name, query[name]);
  const where = parseJson("where", query.where);
  parseJson("data", query.data);
  checkUploadEdits(query.uploadEdits);
  if (where === undefined || where === "") return;
  let conditions = 0;
  checkWhere(where, "where", (path, operator, value, place) => {
    if (++conditions > MAX_CONDITIONS) {
      throw400(
        `“where” has more than ${MAX_CONDITIONS} conditions: use fewer, or “in” with a list.`,
      );
    }
    checkCondition(findField(fields, path.split(/\.|__/), collections), operator, value, place);
  });
}

type ConditionHandler = (path: string, operator: string, value: unknown, place: string) => void;

function checkWhere(where: unknown, place: string, onCondition: ConditionHandler): void {
  if (!isObject(where)) throw400(`“${place}” must have the form ${place}[field][operator]=value.`);
  for (const [path, value] of Object.entries(where)) {
    const here = `${place}[${path}]`;
    if (["and", "or"].includes(path.toLowerCase())) {
      if (!Array.isArray(value))
        throw400(`“${here}” must be a list: ${here}[0][field][operator]=….`);
      value.forEach((item, index) => checkWhere(item, `${here}[${index}]`, onCondition));
    } else {
      if (!isObject(value)) throw400(`“${here}” needs an operator: ${here}[equals]=….`);
      for (const [operator, item] of Object.entries(value)) {
        onCondition(path, operator, item, `${here}[${operator}]`);
      }
    }
  }
}

/** A field; "json" for a part of a rich text, "id" for the id in a reference to several collections. */
type Queried = FlattenedField | "json" | "id" | undefined;

function checkCondition(field: Queried, operator: string, value: unknown, place: string): void {
  if (!OPERATORS.includes(operator)) {
    throw400(`“${place}”: there is no operator “${operator}”. Use one of ${OPERATORS.join(", ")}.`);
  }
  if (isPolymorphic(field)) throw400(`“${place}”: compare “value” or “relationTo” of this field.`);
  const isOneId = ["equals", "not_equals"].includes(operator) && number.isValid(value);
  if (field === "id") {
    if (isOneId || operator === "exists") return;
    throw400(`“${place}”: use “equals” with a number for this field.`);
  }
  const isPattern = ["like", "not_like", "contains"].includes(operator);
  if (field === "json" || (isPattern && (field?.type === "richText" || field?.type === "json"))) {
    throw400(`“${place}”: rich text cannot be searched. Use another field.`);
  }
  // PostgreSQL compares ids and options as a whole only.
  if (isPattern && ["select", "relationship", "upload"].includes(field?.type ?? "")) {
    throw400(`“${place}”: use “equals” or “in” for this field.`);
  }
  const isList = operator === "in" || operator === "not_in";
  const values = isList && typeof value === "string" ? value.split(",") : [value].flat();
  if ((Array.isArray(value) && !isList) || values.some(isObject)) {
    throw400(`“${place}” needs ${isList ? "a list of single values" : "one value"}.`);
  }
  if (operator === "exists" || field === undefined) return;
  const kind = field.type === "select" ? toOptionKind(field) : KINDS[field.type];
  for (const item of values) {
    if (String(item).includes("\0")) throw400(`“${place}” contains the character NUL: remove it.`);
    if (!isList && ["", "null", null].some((empty) => item === empty)) continue;
    if (kind?.isValid(item) === false) {
      throw400(`“${place}” needs ${kind.description}, not “${String(item).slice(0, 40)}”.`);
    }
  }
}

type Kind = { description: string; isValid: (value: unknown) => boolean };

const number: Kind = {
  description: "a number",
  isValid: (value) =>
    /^-?\d{1,15}(\.\d{1,10})?$/.test(String(value)) && Math.abs(Number(value)) < 2 ** 31,
};
const date: Kind = {
  description: "a date such as 2026-11-26",
  isValid: (value) =>
    /^(?!0000)\d{4}-/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
};
function toOptionKind({ options }: FlattenedField & { type: "select" }): Kind {
  const values = options.map((option) => (typeof option === "string" ? option : option.value));
  return {
    description: `one of ${values.join(", ")}`,
    isValid: (value) => values.some((item) => item === value),
  };
}
const KINDS: Partial<Record<FlattenedField["type"], Kind>> = {
  number,
  relationship: number,
  upload: number,
  date,
};

const isPolymorphic = (field: unknown) => Array.isArray(readField(field, "relationTo"));

/** Finds the field of a path such as "category.name". */
function findField(
  fields: FlattenedField[],
  [name = "", ...rest]: string[],
  collections: Collections,
): Queried {
  if (name === "id" || name === "_id") return { name: "id", type: "number" };
  const field = fields.find((item) => item.name === name);
  if (field === undefined || rest.length === 0) return field;
  if (field.type === "richText" || field.type === "json") return "json";
  if ("flattenedFields" in field) return findField(field.flattenedFields, rest, collections);
  if (isPolymorphic(field)) return rest[0] === "value" ? "id" : undefined;
  const target = readField(field, "relationTo");
  const related = typeof target === "string" ? collections[target as keyof Collections] : undefined;
  return related && findField(related.config.flattenedFields, rest, collections);
}

function checkNumber(name: string, value: unknown): void {
  if (value === undefined || value === "" || /^\d{1,7}$/.test(String(value))) {
    if (Number(value ?? 0) <= MAX_NUMBER) return;
  }
  throw400(`“${name}” must be a whole number from 0 to ${MAX_NUMBER}.`);
}

/** Checks the crop and the focal point of a picture. */
function checkUploadEdits(edits: unknown, place = "uploadEdits"): void {
  if (edits === undefined) return;
  if (!isObject(edits)) throw400(`“${place}” must have the form ${place}[field]=value.`);
  for (const [name, value] of Object.entries(edits)) {
    if (isObject(value)) checkUploadEdits(value, `${place}[${name}]`);
    else if (name !== "unit" && !number.isValid(value)) {
      throw400(`“${place}[${name}]” must be a number.`);
    }
  }
}

/** Parses `where` or `data`, which Payload also accepts as JSON. */
function parseJson(name: string, value: unknown): unknown {
  if (typeof value !== "string" || value === "") return value;
  try {
    return JSON.parse(value);
  } catch {
    return throw400(`“${name}” is not valid JSON: correct it, or write it as ${name}[field]….`);
  }
}

function throw400(message: string): never {
  throw new APIError(message, 400);
}
