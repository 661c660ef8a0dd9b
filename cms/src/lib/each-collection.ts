import { deepMergeWithCombinedArrays, type CollectionConfig, type Config } from "payload";

/** A plugin that puts in the place of each collection what is made of it. */
export function eachCollection(change: (config: CollectionConfig) => CollectionConfig) {
  return (config: Config): Config => ({ ...config, collections: config.collections?.map(change) });
}

/** The collection, or global, with more hooks, which come after those that it has. */
export function withHooks<Owner extends { hooks?: object }>(
  config: Owner,
  more: NonNullable<Owner["hooks"]>,
): Owner {
  return { ...config, hooks: deepMergeWithCombinedArrays(config.hooks ?? {}, more) };
}
