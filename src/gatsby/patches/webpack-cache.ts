import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { etagOf } from "../../shared/node/release/etag";

/** The compilers and their options: gatsby-node.ts with all its imports. */
const COMPILERS = ["package-lock.json", ".cache/compiled/gatsby-node.js"];

/**
 * Keeps webpack's cache while its compilers are the same. By default webpack tracks every file that
 * Gatsby and the loaders load, some thousands; in node_modules only a package's version counts, and
 * the lock file has it (decision 0020). Changes the given configuration.
 */
export function keepCacheByVersion(config: Configuration, root = process.cwd()): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") {
    throw new Error("Gatsby's cache of webpack was not found.");
  }
  const contents = COMPILERS.map((file) => readFileSync(resolve(root, file), "utf8"));
  config.cache.version = etagOf([process.version, ...contents].join("\n"));
  config.plugins = [...(config.plugins ?? []), { apply: followNoFiles }];
}

/** Webpack takes from there what it follows, when a compilation is done. */
function followNoFiles(compiler: Compiler): void {
  compiler.hooks.done.tap("FollowNoFiles", ({ compilation }) => {
    compilation.buildDependencies.clear();
  });
}
