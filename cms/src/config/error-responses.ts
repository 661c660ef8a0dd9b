import { type AfterErrorHook, type FlattenedField, ValidationError } from "payload";
import { translations } from "./translations";
import { readField } from "../../../src/shared/domain/read-field";
import { explainError } from "../lib/explain-error";

/** Fields of Payload's own forms. */
const FORM_LABELS: Record<string, string> = { password: "New password", email: "E-mail" };

/** Names refused fields by their labels, such as “Grand total > Total pending”, instead of their paths (EDT-26). */
export const labelErrors: AfterErrorHook = ({ collection, error, result }) => {
  if (!(error instanceof ValidationError))
    // Outside the list of errors, Payload's notice does not split it at colons and commas (EDT-85).
    return { response: { ...result, message: result?.errors[0]?.message } };
  if (!collection) return;
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

/** SQLite's and PostgreSQL's codes for a reference to a record that does not exist. */
const MISSING_RECORD = /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;

/** Their codes for a value or condition of the wrong kind; 42501 is a missing right of the CMS. */
const WRONG_KIND = /^(22...|42(?!501)...|SQLITE_(ERROR|MISMATCH|RANGE|TOOBIG))$/;

/** Errors of code that fails on such a value, by name or message. */
const WRONG_SHAPE = /^(TypeError|RangeError|SyntaxError|Not supported|SQLite3 can only bind .*)$/;

/** Returns 400 if only Payload's code or the database detects the mistake of a call (API-09). */
export const respondToRefusedValue: AfterErrorHook = ({ error }) => {
  if (explainError(error) !== null) return;
  const causes = listCauses(error);
  const codes = causes.map((cause) => String(readField(cause, "code")));
  if (codes.some((code) => MISSING_RECORD.test(code)))
    return createRefusal("A field refers to a record that does not exist: choose another.");
  const texts = causes.flatMap(({ name, message }) => [name, message]);
  if (codes.some((code) => WRONG_KIND.test(code)) || texts.some((text) => WRONG_SHAPE.test(text)))
    return createRefusal(
      "A part of this call has the wrong kind or is too large: correct it. If all is right, the CMS's log has the reason.",
    );
};

function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}

const createRefusal = (message: string) => ({ status: 400, response: { errors: [{ message }] } });
