import { readFileSync } from "node:fs";
import type { Options } from "@swc/core";
import type { Configuration, RuleSetRule, WebpackPluginInstance } from "webpack";

/**
 * Syntax that Gatsby's Babel plugins process, apart from the pages, which they detect by importer.
 */
const GATSBY_SYNTAX = /\bgraphql\b|\bStaticImage\b|\bSlice\b/;
const PAGE_IMPORTER = /async-requires/;

/** The part of webpack's module data that is used here. */
type Source = { resource: string; issuer: string };

/**
 * Has SWC compile each source that needs none of Gatsby's Babel plugins, and minify the scripts: a
 * third less processor time for a build from nothing (decision 0015). Changes the configuration that
 * it is given. Throws where Gatsby's has no longer the form that this knows.
 * @param env what the output runs on, as SWC's `env`
 */
export function compileWithSwc(config: Configuration, env: Options["env"]): void {
  const rules = (config.module?.rules ?? []).filter(isSourceRule);
  if (rules.length === 0) throw new Error("Gatsby's rule for sources was not found.");
  for (const rule of rules) {
    const babel = rule.use;
    rule.use = (source: Source) =>
      needsBabel(source) ? babel(source) : [swcLoader(source.resource, env)];
  }
}

type SourceRule = Omit<RuleSetRule, "use"> & { use: (source: Source) => object[] };

function isSourceRule(rule: unknown): rule is SourceRule {
  const { test, use } = Object(rule) as RuleSetRule;
  return test instanceof RegExp && test.test("a.tsx") && typeof use === "function";
}

function needsBabel({ resource, issuer }: Source): boolean {
  return PAGE_IMPORTER.test(issuer) || GATSBY_SYNTAX.test(readFileSync(resource, "utf8"));
}

function swcLoader(file: string, env: Options["env"]): object {
  const options: Options = {
    swcrc: false,
    configFile: false,
    isModule: "unknown",
    env,
    // Compact, since pages hold some functions as they are written here; webpack reads comments.
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

/** Over Gatsby's own, which name some that SWC does not know. */
const MINIFY = {
  ...{ ie8: undefined, parse: undefined, output: undefined },
  compress: { ecma: 2017, passes: 2 },
};

/** Puts SWC in the place of Gatsby's minifier of scripts, by the plugin that Gatsby itself uses. */
export function minifyWithSwc(
  { optimization = {} }: Configuration,
  minifyJs: (options: object) => WebpackPluginInstance,
): void {
  const minimizers = optimization.minimizer ?? [];
  const index = minimizers.findIndex((each) => Object(each).constructor.name === "TerserPlugin");
  const minify: unknown = Reflect.get(Object(minimizers[index]).constructor, "swcMinify");
  if (typeof minify !== "function") throw new Error("Gatsby's minifier offers no SWC.");
  minimizers[index] = minifyJs({ minify, terserOptions: MINIFY });
}
