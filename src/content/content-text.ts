import type * as v from "valibot";
import { fillAll } from "./placeholders";
import { site } from "./site";

/**
 * A YAML file of content/ as its schema types it, its placeholders filled. The build has checked the
 * file against that schema, so that no schema reaches the browser.
 */
export function contentText<Schema extends v.GenericSchema>(source: unknown) {
  return fillAll(source as v.InferOutput<Schema>, site);
}
