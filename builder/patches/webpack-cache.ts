// Gains: 16 s of processor time of a build from scratch (docs/decisions/0015). Webpack follows every file
// that Gatsby and the loaders load, although in node_modules only a package's version counts.
// For webpack 5 and Gatsby 5.16; drop it when Gatsby sets the cache's build dependencies itself.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { walkFolder } from "../manifest/scan";
import { createEtag } from "../../src/shared/node/release/release";

/** Files with the compilers' options, or that decide what a YAML file is compiled to. */
const COMPILERS = /^\/builder\/|^\/src\/(?:content|shared)\/|\.schema\.ts$/;

/** Keeps webpack's cache until compilers or the day's `values` change (TRU-18). Throws without that cache. */
export function keepCacheByVersion(
  config: Configuration,
  values: string,
  root = process.cwd(),
): void {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") {
    throw new Error("Gatsby's webpack cache was not found: adapt builder/patches/webpack-cache.ts");
  }
  const sources = ["builder", "src"].flatMap((folder) =>
    walkFolder(join(root, folder), () => false)
      .map(({ path }) => `/${folder}${path}`)
      .filter((path) => COMPILERS.test(path)),
  );
  const files = ["package-lock.json", ...sources];
  const contents = files.map((file) => readFileSync(join(root, file), "utf8"));
  config.cache.version = createEtag([process.version, values, ...contents].join("\n"));
  config.plugins = [...(config.plugins ?? []), { apply: followNoFiles }];
}

/** Webpack follows the build dependencies that remain when a compilation is done. */
function followNoFiles(compiler: Compiler): void {
  compiler.hooks.done.tap("FollowNoFiles", ({ compilation }) => {
    compilation.buildDependencies.clear();
  });
}
