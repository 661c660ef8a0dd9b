import type * as v from "valibot";

/** Returns a YAML file of content/, which the build has checked, with the type of its schema. */
export function readTexts<Schema extends v.GenericSchema>(source: unknown) {
  return source as v.InferOutput<Schema>;
}
