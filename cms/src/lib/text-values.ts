import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type Field,
  type ValidationFieldError,
} from "payload";
import { fieldAffectsData, fieldHasSubFields } from "payload/shared";
import { fieldOf } from "../../../src/shared/domain/field-of";
import { mapCollections, withHooks } from "./map-collections";

const TEXTS = ["text", "textarea", "select", "email"];

/** Refuses numbers and lists where a text belongs: Payload stores a month 1 as "1.0". */
export const checkTexts = mapCollections((each) =>
  withHooks(each, { beforeValidate: [checkTextValues] }),
);

const checkTextValues: CollectionBeforeValidateHook = ({ collection, data }) => {
  const errors = wrongTexts(collection.fields, data);
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return data;
};

function wrongTexts(fields: Field[], data: unknown, parent = ""): ValidationFieldError[] {
  return fields.flatMap((field) => {
    // Rows and collapsibles are layout only: the values of their fields are on the same level.
    if (!fieldAffectsData(field))
      return fieldHasSubFields(field) ? wrongTexts(field.fields, data, parent) : [];
    if ("hasMany" in field && field.hasMany) return [];
    const value = fieldOf(data, field.name);
    const path = `${parent}${field.name}`;
    if (field.type === "group") return wrongTexts(field.fields, value, `${path}.`);
    if (field.type === "array" && Array.isArray(value))
      return value.flatMap((row, index) => wrongTexts(field.fields, row, `${path}.${index}.`));
    const isFine = value === undefined || value === null || typeof value === "string";
    if (isFine || !TEXTS.includes(field.type)) return [];
    return [{ path, message: `“${path}” must be a text, in quotes.` }];
  });
}
