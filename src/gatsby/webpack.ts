import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type {
  Compilation,
  Compiler,
  Configuration,
  RuleSetRule,
  WebpackPluginInstance,
} from "webpack";
import { describeEmitted } from "../../publisher/build/gatsby/hash-ahead";
import { collectGarbage } from "./patches/collect-garbage";
import { SITE_FILE, contentAsJson } from "./site-content";
import { compileWithSwc, minifyWithSwc } from "./patches/swc";
import { keepCacheByVersion } from "./patches/webpack-cache";

const pathOf = createRequire(resolve("package.json")).resolve;

/** Gatsby's service workers and Partytown, and Emotion's `withTheme`: none runs here. */
const UNUSED = [
  resolve(".cache/register-service-worker.js"),
  pathOf("gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  pathOf("hoist-non-react-statics"),
];

/** What Gatsby's Babel compiles for, too. */
const BROWSERS = ">0.25%, not dead and supports es6-module";

const YAML = {
  test: /\.yaml$/,
  type: "json",
  use: [
    {
      loader: resolve("src/gatsby/content-loader.cjs"),
      options: { contentAsJson, siteFile: SITE_FILE },
    },
  ],
};

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  actions.setWebpackConfig({
    module: { rules: [YAML] },
    resolve: { alias: { "@emotion/is-prop-valid$": resolve("src/theme/is-prop-valid.ts") } },
  });
  const config = getConfig() as Configuration;
  keepFontsInFiles(config);
  const forBrowsers = stage === "build-javascript";
  if (forBrowsers || stage === "build-html") {
    config.devtool = false;
    keepCacheByVersion(config);
    compileWithSwc(config, { targets: forBrowsers ? BROWSERS : { node: process.versions.node } });
  }
  // The last to be compiled: pages are queried and drawn without what both compilations left.
  if (stage === "build-html") config.plugins?.push({ apply: collectAtEnd }, { apply: countStyles });
  if (forBrowsers) {
    splitLargePartsAlone(config);
    nameParts(config);
    takeModernBuilds(config);
    minifyWithSwc(config, (options) => plugins.minifyJs(options) as WebpackPluginInstance);
  }
  actions.replaceWebpackConfig(config);
  if (!forBrowsers) return;
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(UNUSED.map((file) => [file, false])) },
    plugins: [
      { apply: hashOfResultAlone },
      { apply: describeEmitted(args) },
      compileAhead(plugins),
    ],
  });
}

/** Without this, V8 keeps some 200 MB until the pages are rendered. */
function collectAtEnd({ hooks }: Compiler): void {
  hooks.shutdown.tap("CollectGarbage", collectGarbage);
}

/**
 * Gatsby writes the styles into every page, but draws a page again only where its data or its renderer are
 * others, and the renderer holds no styles: the names that theirs have got, digests of what is in them, go
 * into its hash.
 */
function countStyles({ hooks }: Compiler): void {
  hooks.thisCompilation.tap("CountStyles", ({ hooks: { chunkHash } }) => {
    const stats = readFileSync("public/webpack.stats.json", "utf8");
    const styles = new Set(stats.match(/[\w-]+\.\w+\.css/g)?.sort());
    chunkHash.tap("CountStyles", ({ name }, hash) => {
      if (name === "render-page") hash.update([...styles].join());
    });
  });
}

/**
 * Makes Chrome compile all functions of a page's start scripts, Apollo included, off the main
 * thread while they load; by default it compiles each one at its first call.
 */
function compileAhead({ banner }: CreateWebpackConfigArgs["plugins"]): WebpackPluginInstance {
  const plugin = banner({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(?:framework|app|live)-/,
    // After all that changes the text: webpack's PROCESS_ASSETS_STAGE_SUMMARIZE.
    stage: 1000,
  });
  return plugin as WebpackPluginInstance;
}

/** Gatsby takes 20,000; parts so small, shared by two pages, compress worse by half a kB than in each. */
const LEAST_PART_BYTES = 30_000;

function splitLargePartsAlone({ optimization }: Configuration): void {
  if (!optimization?.splitChunks) throw new Error("Gatsby's rules for parts were not found.");
  optimization.splitChunks.minSize = LEAST_PART_BYTES;
}

/**
 * Uses names as ids: otherwise webpack's runtime, which every page loads first, contains a table of
 * both. Half a hash identifies the content; each page contains some forty of them.
 */
function nameParts({ optimization, output }: Configuration): void {
  if (optimization) optimization.chunkIds = "named";
  if (output) output.hashDigestLength = 10;
}

/** RxJS offers others ES5, with helpers for what every browser of ours knows. */
function takeModernBuilds(config: Configuration): void {
  config.resolve = { ...config.resolve, conditionNames: ["es2015", "..."] };
}

/** Gatsby puts small files into the styles as data:, which the Content-Security-Policy refuses. */
function keepFontsInFiles({ module }: Configuration): void {
  const rules = (module?.rules ?? []).filter(isFontRule);
  if (rules.length === 0) throw new Error("Gatsby's rule for fonts was not found.");
  for (const { use } of rules) for (const { options } of use) options.limit = false;
}

type FontRule = Omit<RuleSetRule, "use"> & { use: { options: { limit: unknown } }[] };

function isFontRule(rule: unknown): rule is FontRule {
  const { test, use } = Object(rule) as RuleSetRule;
  return test instanceof RegExp && test.test("a.woff2") && Array.isArray(use);
}

/**
 * Gatsby writes webpack's hash into every page. The hash also counts the compilers that styles are
 * extracted with, which run only where the cache does not know a style: the first build from a cache
 * would change every page, though not a byte of a script is another. So they are left out of it.
 */
function hashOfResultAlone(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap("HashOfResultAlone", (compilation) => {
    let children: Compilation[] = [];
    compilation.hooks.beforeHash.tap("HashOfResultAlone", () => {
      children = compilation.children;
      compilation.children = [];
    });
    compilation.hooks.afterHash.tap("HashOfResultAlone", () => {
      compilation.children = children;
    });
  });
}
