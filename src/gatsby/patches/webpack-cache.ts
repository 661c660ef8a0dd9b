import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { etagOf } from "../../shared/node/release/etag";

/** What says which packages compile, and what they are told: gatsby-node.ts with all it imports. */
const COMPILERS = ["package-lock.json", ".cache/compiled/gatsby-node.js"];

/**
 * Lets webpack's cache hold while its compilers are the same. By itself webpack follows every file
 * that Gatsby and the loaders load, some thousands, of which in node_modules only a package's version
 * counts: the lock file has those, at no cost (decision 0020). Changes the configuration given.
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
