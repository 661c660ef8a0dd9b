import { deepMergeWithCombinedArrays, type CollectionConfig, type Config } from "payload";

/** Returns a plugin that replaces each collection with the result of `editOne`. */
export function mapCollections(editOne: (config: CollectionConfig) => CollectionConfig) {
  return (config: Config): Config => ({ ...config, collections: config.collections?.map(editOne) });
}

/** Adds hooks to a collection or global, after its own. */
export function addHooks<Owner extends { hooks?: object }>(
  config: Owner,
  more: NonNullable<Owner["hooks"]>,
): Owner {
  return { ...config, hooks: deepMergeWithCombinedArrays(config.hooks ?? {}, more) };
}
