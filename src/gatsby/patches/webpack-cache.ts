// Gains: 16 s of processor time of a build from scratch (docs/decisions/0020). Webpack follows every file
// that Gatsby and the loaders load, although in node_modules only a package's version counts.
// For webpack 5 and Gatsby 5.16; drop it when Gatsby sets the cache's build dependencies itself.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { createEtag } from "../../shared/node/release/etag";

/** The versions of the compilers, and their options: gatsby-node.ts with all its imports. */
const COMPILERS = ["package-lock.json", ".cache/compiled/gatsby-node.js"];

/**
 * Keeps webpack's cache valid while its compilers are the same, and `values`: what loaders give that
 * depends on the day and not on files (TRU-18). Changes the configuration.
 */
export function keepCacheByVersion(
  config: Configuration,
  values: string,
  root = process.cwd(),
): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") {
    throw new Error("Gatsby's cache of webpack was not found.");
  }
  const contents = COMPILERS.map((file) => readFileSync(resolve(root, file), "utf8"));
  config.cache.version = createEtag([process.version, values, ...contents].join("\n"));
  config.plugins = [...(config.plugins ?? []), { apply: followNoFiles }];
}

/** Webpack follows the build dependencies that remain when a compilation is done. */
function followNoFiles(compiler: Compiler): void {
  compiler.hooks.done.tap("FollowNoFiles", ({ compilation }) => {
    compilation.buildDependencies.clear();
  });
}
