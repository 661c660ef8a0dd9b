// Gains: a third of the processor time of a build from scratch (docs/decisions/0015).
// For Gatsby 5.16; drop it when Gatsby compiles without Babel.

import { readFileSync } from "node:fs";
import type { Options } from "@swc/core";
import type { Configuration, RuleSetRule, WebpackPluginInstance } from "webpack";

/** Gatsby's Babel plugins change sources with these words, and modules that async-requires imports. */
const GATSBY_SYNTAX = /\bgraphql\b|\bStaticImage\b|\bSlice\b/;
const PAGE_IMPORTER = /async-requires/;

/** Part of webpack's argument of a rule. */
type Source = { resource: string; issuer: string };

/** Compiles sources with SWC unless they need a Babel plugin. Throws without Gatsby's rule. */
export function compileWithSwc(config: Configuration, env: Options["env"]): void {
  const rules = (config.module?.rules ?? []).filter(isSourceRule);
  if (rules.length === 0)
    throw new Error("Gatsby has no rule for sources: adapt builder/patches/swc.ts");
  for (const rule of rules) {
    const babel = rule.use;
    rule.use = (source: Source) =>
      shouldUseBabel(source) ? babel(source) : [createSwcLoader(source.resource, env)];
  }
}

type SourceRule = Omit<RuleSetRule, "use"> & { use: (source: Source) => object[] };

function isSourceRule(rule: unknown): rule is SourceRule {
  const { test, use } = Object(rule) as RuleSetRule;
  return test instanceof RegExp && test.test("a.tsx") && typeof use === "function";
}

function shouldUseBabel({ resource, issuer }: Source): boolean {
  return PAGE_IMPORTER.test(issuer) || GATSBY_SYNTAX.test(readFileSync(resource, "utf8"));
}

function createSwcLoader(file: string, env: Options["env"]): object {
  const options: Options = {
    swcrc: false,
    configFile: false,
    isModule: "unknown",
    env,
    // Compact, because pages contain the text of some functions. Webpack reads comments.
    minify: true,
    jsc: {
      minify: { compress: false, mangle: false, format: { comments: "all" } },
      parser: /\.tsx?$/.test(file)
        ? { syntax: "typescript", tsx: file.endsWith("x") }
        : { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  };
  return { loader: "swc-loader", options };
}

/** Replaces Gatsby's options, some of which SWC does not know. */
const MINIFY = {
  ie8: undefined,
  parse: undefined,
  output: undefined,
  compress: { ecma: 2017, passes: 2 },
};

/** Minifies scripts with SWC through Gatsby's own plugin. Throws if that plugin is missing. */
export function minifyWithSwc(
  { optimization = {} }: Configuration,
  minifyJs: (options: object) => WebpackPluginInstance,
): void {
  const minimizers = optimization.minimizer ?? [];
  const index = minimizers.findIndex((each) => Object(each).constructor.name === "TerserPlugin");
  const minify: unknown = Reflect.get(Object(minimizers[index]).constructor, "swcMinify");
  if (typeof minify !== "function")
    throw new Error("Gatsby's minifier has no SWC option: adapt builder/patches/swc.ts");
  // SWC has its own threads, and on two cores Gatsby starts a single worker for all scripts.
  minimizers[index] = minifyJs({ minify, terserOptions: MINIFY, parallel: false });
}
