import type * as v from "valibot";

/** Types a YAML file of content/ by its schema, which the build has checked and filled. */
export function readTexts<Schema extends v.GenericSchema>(source: unknown) {
  return source as v.InferOutput<Schema>;
}
