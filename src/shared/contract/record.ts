import * as v from "valibot";
import { isObject, mapValues } from "./response";

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
