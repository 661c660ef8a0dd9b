import type { CreateWebpackConfigArgs } from "gatsby";
import type {
  WebpackPluginInstance,
  Configuration,
  RuleSetRule,
  Compiler,
  Compilation,
} from "webpack";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

// Gains: with the other measures of docs/decisions/0018, 25 to 70 ms of the first task on a slow phone.
// Chrome compiles these scripts while they load, not when a function is first called.
// For Chrome 136 and later; drop it when Chrome no longer reads the hint.

/** Returns a plugin that marks scripts that run completely at the start; others would waste memory. */
export function eagerCompileHint({
  banner,
}: CreateWebpackConfigArgs["plugins"]): WebpackPluginInstance {
  const plugin = banner({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(?:framework|app|live)-/,
    // After everything that changes the text: webpack's PROCESS_ASSETS_STAGE_SUMMARIZE.
    stage: 1000,
  });
  return plugin as WebpackPluginInstance;
}

// Gains: fonts load at all. Gatsby inlines small files as data: URLs, which the Content-Security-Policy
// refuses. For Gatsby 5.16; drop it when Gatsby has a setting for the limit.

/** Changes the configuration. Throws if Gatsby's rule for fonts is missing. */
export function keepFontsInFiles({ module }: Configuration): void {
  const rules = (module?.rules ?? []).filter(isFontRule);
  if (rules.length === 0)
    throw new Error("Gatsby has no rule for fonts: adapt builder/patches/webpack-plugins.ts");
  for (const { use } of rules) for (const { options } of use) options.limit = false;
}

type FontRule = Omit<RuleSetRule, "use"> & { use: { options: { limit: unknown } }[] };

function isFontRule(rule: unknown): rule is FontRule {
  const { test, use } = Object(rule) as RuleSetRule;
  return test instanceof RegExp && test.test("a.woff2") && Array.isArray(use);
}

// Gains: a changed stylesheet reaches every page. Gatsby inlines the styles into pages, but renders a page
// again only if its data or the renderer's hash changes. For Gatsby 5.16; drop it when the styles count.

/** Adds the file names of the styles, which contain their hashes, to the renderer's hash. */
export function hashStylesIntoRenderer({ hooks }: Compiler): void {
  hooks.thisCompilation.tap("HashStylesIntoRenderer", ({ hooks: { chunkHash } }) => {
    const stats = readFileSync("public/webpack.stats.json", "utf8");
    const styles = new Set(stats.match(/[\w-]+\.\w+\.css/g)?.sort());
    chunkHash.tap("HashStylesIntoRenderer", ({ name }, hash) => {
      if (name === "render-page") hash.update([...styles].join());
    });
  });
}

// Gains: 0.5 kB (brotli) for a page with a small chunk that another page shares.
// For Gatsby 5.16; drop it when Gatsby's own limit of 20,000 bytes costs less.

const MIN_CHUNK_BYTES = 30_000;

/** Changes the configuration. Throws if Gatsby's rules for chunks are missing. */
export function minChunkSize({ optimization }: Configuration): void {
  if (!optimization?.splitChunks)
    throw new Error("Gatsby has no rules for chunks: adapt builder/patches/webpack-plugins.ts");
  optimization.splitChunks.minSize = MIN_CHUNK_BYTES;
}

// Gains: 0.9 kB (brotli) of each page, which needs one round trip up to 14.6 kB with its headers.
// With names as ids, webpack's runtime needs no table of names.
// For Gatsby 5.16; drop it when Gatsby no longer writes all chunks into every page.

/** Uses names as chunk ids; hashes and shared names have 10 digits. Throws without such names. */
export function namedChunks({ optimization = {}, output = {} }: Configuration): void {
  optimization.chunkIds = "named";
  output.hashDigestLength = 10;
  const { cacheGroups } = optimization.splitChunks || {};
  const shared = cacheGroups?.shared as { name?: (...facts: unknown[]) => string } | undefined;
  const name = shared?.name;
  if (!name) throw new Error("Shared chunks lack names: adapt builder/patches/webpack-plugins.ts");
  shared.name = (...facts) => name(...facts).slice(0, 10);
}

/** Leaves only the first chunk in the table of every page; Gatsby 5.16 cannot read it anyway. */
export function listFirstChunk({ hooks }: Compiler): void {
  // Not by changing names, which would also rename the files of this process's next build.
  hooks.done.tap({ name: "list-first-chunk", stage: -1 }, ({ compilation }) => {
    compilation.chunkGroups = compilation.chunkGroups.filter(({ name }) => name === "app");
  });
}

/** Makes the first script request the chunk named by the body's data-chunk (decision 0019). */
export function preloadPageChunk({ hooks, webpack }: Compiler): void {
  const { RuntimeGlobals, RuntimeModule } = webpack;
  class PreloadPageChunk extends RuntimeModule {
    constructor() {
      super("preload page chunk", RuntimeModule.STAGE_TRIGGER);
    }
    override generate(): string {
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `const href = ${publicPath} + ${getChunkScriptFilename}(document.body.dataset.chunk);
const link = document.createElement("link");
document.head.append(Object.assign(link, { rel: "preload", as: "script", href }));`;
    }
  }
  hooks.thisCompilation.tap("PreloadPageChunk", (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap("PreloadPageChunk", (chunk, needs) => {
      needs.add(RuntimeGlobals.publicPath).add(RuntimeGlobals.getChunkScriptFilename);
      compilation.addRuntimeModule(chunk, new PreloadPageChunk());
    });
  });
}

// Gains: 1.3 kB (brotli) with Apollo, as RxJS offers bundlers ES5 with helpers first.
// For RxJS 7; drop it when Apollo needs RxJS 8, which has no ES5 build.

export function preferEs2015(config: Configuration): void {
  config.resolve = { ...config.resolve, conditionNames: ["es2015", "..."] };
}

// Gains: 6 s of a build from scratch. Gatsby searches the folders of themes at each import, and this site has no theme.
// For Gatsby 5.16; drop it when Gatsby skips that without a theme.

const RESOLVER = "GatsbyThemeComponentShadowingResolverPlugin";

/** Removes the search for files that replace those of a theme. Throws if Gatsby has none. */
export function removeShadowing({ resolve = {} }: Configuration): void {
  const plugins = resolve.plugins ?? [];
  resolve.plugins = plugins.filter((plugin) => Object(plugin).constructor.name !== RESOLVER);
  if (resolve.plugins.length === plugins.length)
    throw new Error(`${RESOLVER} was not found: adapt builder/patches/webpack-plugins.ts`);
}

// Gains: 46 s for the first edit at 10,000 posts. Gatsby writes webpack's hash into every page; the hash
// counts the compilers that extract styles, which run only if the cache misses a style.
// For Gatsby 5.16 and webpack 5; drop it when a cached build has the same hash as one from scratch.

/** Excludes child compilations from webpack's hash. */
export function stableHash(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap("StableHash", (compilation) => {
    let children: Compilation[] = [];
    compilation.hooks.beforeHash.tap("StableHash", () => {
      children = compilation.children;
      compilation.children = [];
    });
    compilation.hooks.afterHash.tap("StableHash", () => {
      compilation.children = children;
    });
  });
}

// Gains: 1.9 kB (brotli) on every page without Gatsby's service worker and Partytown, which never run
// here, and 2.4 kB without Emotion's list of HTML attributes and what its `withTheme` needs.
// Build from scratch: 6 s without modules that only browsers run, 1 s without the rest of RxJS (0015).
// For Gatsby 5.16 and Emotion 11; drop an entry when its package no longer includes the module.

const resolvePath = createRequire(resolve("package.json")).resolve;

const createEmptyAliases = (files: string[]) =>
  Object.fromEntries(files.map((file) => [file, false]));

/** For `resolve.alias` of the browser's scripts. */
export const UNUSED_MODULES = createEmptyAliases([
  resolve(".cache/register-service-worker.js"),
  resolvePath("gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  resolvePath("hoist-non-react-statics"),
  "react-server-dom-webpack",
]);

/** For `resolve.alias` of the page renderer: imported only in browsers, for calls of the API and foreign HTML. */
export const BROWSER_ONLY = createEmptyAliases(
  [
    "./src/live/apollo.ts",
    "./src/features/blog/fetch-blog-list.ts",
    "./src/features/blog/fetch-blog-post.ts",
    "./src/features/search/search-index.ts",
  ].map((file) => resolvePath(file)),
);

/** For `resolve.alias` of every stage, so that server and browser render the same attributes. */
export const OWN_PROP_FILTER = { "@emotion/is-prop-valid$": resolve("src/theme/is-prop-valid.ts") };

/** For `resolve.alias` of the browser's scripts: the parts of RxJS that Apollo imports. */
export const OWN_RXJS = { rxjs$: resolve("src/live/rxjs.ts") };
