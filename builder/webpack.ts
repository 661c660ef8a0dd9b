import { resolve } from "node:path";
import { browserslist } from "../package.json";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { collectGarbageAtEnd } from "./patches/gatsby";
import {
  eagerCompileHint,
  keepFontsInFiles,
  hashStylesIntoRenderer,
  minChunkSize,
  listFirstChunk,
  namedChunks,
  preloadPageChunk,
  preferEs2015,
  removeShadowing,
  stableHash,
  BROWSER_ONLY,
  OWN_PROP_FILTER,
  OWN_RXJS,
  UNUSED_MODULES,
} from "./patches/webpack-plugins";
import { compileWithSwc, minifyWithSwc } from "./patches/swc";
import { keepCacheByVersion } from "./patches/webpack-cache";
import { NAVIGATION_FILE, PAGE_FOLDERS } from "./pages/existing-pages";
import { CLAIMS_FILE, VALUE_FILES, readAsJson } from "./site-content";

const YAML = {
  test: /\.yaml$/,
  type: "json",
  use: [
    {
      loader: resolve("builder/content-loader.cjs"),
      options: {
        readAsJson,
        valueFiles: VALUE_FILES,
        navigationFile: NAVIGATION_FILE,
        pageFolders: PAGE_FOLDERS,
      },
    },
  ],
};

/** Gatsby's onCreateWebpackConfig. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  actions.setWebpackConfig({ module: { rules: [YAML] }, resolve: { alias: OWN_PROP_FILTER } });
  const config = getConfig() as Configuration;
  keepFontsInFiles(config);
  removeShadowing(config);
  const forBrowsers = stage === "build-javascript";
  if (forBrowsers || stage === "build-html") {
    config.devtool = false;
    keepCacheByVersion(config, [readAsJson(CLAIMS_FILE), ...browserslist].join());
    // Gatsby's Babel reads the same list.
    const targets = forBrowsers ? browserslist : { node: process.versions.node };
    compileWithSwc(config, { targets, bugfixes: true });
  }
  if (stage === "build-html") {
    config.plugins?.push({ apply: collectGarbageAtEnd }, { apply: hashStylesIntoRenderer });
  }
  if (forBrowsers) {
    minChunkSize(config);
    namedChunks(config);
    preferEs2015(config);
    minifyWithSwc(config, (options) => plugins.minifyJs(options) as WebpackPluginInstance);
  }
  actions.replaceWebpackConfig(config);
  if (stage === "build-html") actions.setWebpackConfig({ resolve: { alias: BROWSER_ONLY } });
  if (!forBrowsers) return;
  actions.setWebpackConfig({
    resolve: { alias: { ...UNUSED_MODULES, ...OWN_RXJS } },
    plugins: [
      ...[{ apply: stableHash }, { apply: listFirstChunk }, { apply: preloadPageChunk }],
      eagerCompileHint(plugins),
    ],
  });
}
