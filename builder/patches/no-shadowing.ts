// Gains: 6 s of a build from scratch. Gatsby searches the folders of themes at each import, and this site has no theme.
// For Gatsby 5.16; drop it when Gatsby skips that without a theme.

import type { Configuration } from "webpack";

const RESOLVER = "GatsbyThemeComponentShadowingResolverPlugin";

/** Removes the search for files that replace those of a theme. Throws if Gatsby has none. */
export function removeShadowing({ resolve = {} }: Configuration): void {
  const plugins = resolve.plugins ?? [];
  resolve.plugins = plugins.filter((plugin) => Object(plugin).constructor.name !== RESOLVER);
  if (resolve.plugins.length === plugins.length)
    throw new Error(`${RESOLVER} was not found: adapt builder/patches/no-shadowing.ts`);
}
