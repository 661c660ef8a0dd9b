import * as v from "valibot";
import { readAddress } from "./address";
import { isIsoDate, isUnknownDate } from "./read-date";
import { isObject, mapValues } from "./response";
import { isEmptyValue, isYes, readNumber, readTypedNumber } from "./figures";
import { toWellFormed, trimEdges } from "./plain-text";

// The default makes a missing key run through the transforms that follow.
const scalar = v.nullish(v.union([v.string(), v.number()]), null);
const anything = v.optional(v.unknown(), null);

/** Returns the fallback for a missing or blank text. */
export const toText = (fallback: string) =>
  v.pipe(
    scalar,
    v.transform((value) => trimOrNull(value) ?? fallback),
  );

export const optionalText = v.pipe(scalar, v.transform(trimOrNull));

/** An ISO time or day (`2026-11-21T04:30:00.000Z`, `2026-11-21`), else null. */
export const isoTime = v.pipe(
  v.fallback(optionalText, null),
  v.transform((value) => (value !== null && isIsoDate(value) ? value : null)),
);

/** A day or time in any spelling, or text about it; null for values that mean no day. */
export const dateText = v.pipe(
  v.fallback(optionalText, null),
  v.transform((value) => (value === null || isUnknownDate(value) ? null : value)),
);

export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => toWellFormed(String(value).trim())),
  v.minLength(1, "must not be empty"),
);

/** A figure as a number or in words; values that mean nothing, such as "NIL" or "-", are 0. */
export const count = v.pipe(
  scalar,
  v.transform((value) => (typeof value === "string" ? readNumber(value) : (value ?? 0))),
  v.number("must be a number"),
);

export const optionalCount = v.pipe(
  anything,
  v.transform((value) => {
    const number = typeof value === "string" && !isEmptyValue(value) ? readNumber(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : null;
  }),
);

/** Like optionalCount, but a text with two numbers, such as "1,200 – 1,260", is null. */
export const singleNumber = v.pipe(
  anything,
  v.transform((value) =>
    typeof value === "string"
      ? readTypedNumber(value.replace(/\s*(?:\/-|\s(?:equity )?shares?)\s*$/i, ""))
      : value,
  ),
  optionalCount,
);

/** A name as a text, or a record or list of records that have one. */
export const personName = v.pipe(
  anything,
  v.transform((value) => readName(value) ?? null),
);

/** Ids of other records, without other values. */
export const ids = v.pipe(
  anything,
  v.transform((value) => (Array.isArray(value) ? value.flatMap(readId) : [])),
);

/** A list of texts without blank ones; anything else counts as empty. */
export const texts = v.pipe(
  anything,
  v.transform((value) =>
    Array.isArray(value)
      ? value.flatMap((entry) => (typeof entry === "string" && trimEdges(entry)) || [])
      : [],
  ),
);

/** A flag: true for what means yes ({@link isYes}), else false. */
export const flag = v.pipe(anything, v.transform(isYes));

/** An http(s) address, a bare host as https, or a path with a leading slash; else null (API-03). */
export const link = v.pipe(
  anything,
  v.transform((value) => (typeof value === "string" ? toSafeLink(value) : null)),
);

function readId(value: unknown): string[] {
  const id: unknown = isObject(value) ? value._id : value;
  return v.is(v.union([v.string(), v.number()]), id) ? [String(id)] : [];
}

const NAME_FIELDS = ["name", "displayName", "fullName", "authorName", "title", "username"];

function readName(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.flatMap((entry) => readName(entry) ?? []).join(", ") || undefined;
  if (typeof value === "string" || typeof value === "number") return trimOrNull(value) ?? undefined;
  if (!isObject(value)) return undefined;
  const readText = (field: string) => (typeof value[field] === "string" ? value[field] : "");
  const names = NAME_FIELDS.flatMap((field) => trimOrNull(readText(field)) ?? []);
  return names[0] ?? trimOrNull(`${readText("firstName")} ${readText("lastName")}`) ?? undefined;
}

function toSafeLink(value: string): string | null {
  const address = readAddress(value);
  if (address === null || /^#|[\p{Cc}\\]/u.test(address)) return null;
  if (/^https?:/.test(address)) return address;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null;
  return address.startsWith("/") ? address : `/${address}`;
}

function trimOrNull(value: string | number | null): string | null {
  if (value === null) return null;
  const trimmed = trimEdges(String(value));
  return trimmed === "" ? null : trimmed;
}

type Schema = v.GenericSchema;
/** A field's schema, preceded by the API's name if that differs. */
type Fields = Record<string, Schema | readonly [key: string, schema: Schema]>;
type FieldSchema<F> = F extends readonly [string, infer S] ? S : F;

/** A record as the API sends it: readers accept missing keys, senders set all. */
type RecordWire<F extends Fields> = {
  [N in keyof F as F[N] extends readonly [infer K extends string, Schema] ? K : N]: v.InferInput<
    Extract<FieldSchema<F[N]>, Schema>
  >;
};
type ReadRecord<F extends Fields> = {
  [N in keyof F]: v.InferOutput<Extract<FieldSchema<F[N]>, Schema>>;
};

/** Names each key once: `toRecord({ id: ["_id", requiredText] })`. Gatsby compiles no `const` type parameter. */
export function toRecord<
  K extends string,
  F extends Record<string, Schema | readonly [key: K, schema: Schema]>,
>(fields: F): v.GenericSchema<RecordWire<F>, ReadRecord<F>>;
export function toRecord(fields: Fields): v.GenericSchema {
  const named = Object.entries(fields).map(([name, field]) =>
    "type" in field ? ([name, name, field] as const) : ([name, ...field] as const),
  );
  return v.pipe(
    v.unknown(),
    v.transform((raw) => (isObject(raw) ? mapValues(raw, clearNothing) : raw)),
    v.object(Object.fromEntries(named.map(([, key, schema]) => [key, schema]))),
    v.transform((raw) => Object.fromEntries(named.map(([name, key]) => [name, raw[key]]))),
  );
}

/** Other languages write false, "" or an empty list for a missing value of any type (API-01). */
const clearNothing = (value: unknown) =>
  value === false || value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
