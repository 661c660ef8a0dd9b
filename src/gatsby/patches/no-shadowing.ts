// Gains: 6 s of a build from scratch. For each import Gatsby lists folders of themes, of which there are none.
// For Gatsby 5.16; drop it when Gatsby skips that without a theme.

import type { Configuration } from "webpack";

const RESOLVER = "GatsbyThemeComponentShadowingResolverPlugin";

/** Removes the search for files that replace those of a theme. Throws if Gatsby has none. */
export function removeShadowing({ resolve = {} }: Configuration): void {
  const plugins = resolve.plugins ?? [];
  resolve.plugins = plugins.filter((plugin) => Object(plugin).constructor.name !== RESOLVER);
  if (resolve.plugins.length === plugins.length) throw new Error(`${RESOLVER} was not found.`);
}
