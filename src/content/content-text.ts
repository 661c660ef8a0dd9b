import type * as v from "valibot";

/**
 * A YAML file of content/ as its schema types it. The build has checked it against that schema and
 * filled its placeholders (src/gatsby/site-content.ts), so that neither reaches the browser.
 */
export function contentText<Schema extends v.GenericSchema>(source: unknown) {
  return source as v.InferOutput<Schema>;
}
