import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { compileWithSwc, minifyWithSwc } from "./swc";

/** Gatsby gives visitors these of service workers and Partytown, which never run here. */
const UNUSED = [
  resolve(".cache/register-service-worker.js"),
  createRequire(resolve("package.json")).resolve(
    "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ),
];

/** What Gatsby's Babel compiles for, too. */
const BROWSERS = ">0.25%, not dead and supports es6-module";

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig() as Configuration;
    const targets = stage === "build-html" ? { node: process.versions.node } : BROWSERS;
    compileWithSwc(config, { targets });
    if (stage === "build-javascript")
      minifyWithSwc(config, (options) => plugins.minifyJs(options) as WebpackPluginInstance);
    actions.replaceWebpackConfig(config);
  }
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /\.yaml$/,
          type: "json",
          use: [{ loader: "yaml-loader", options: { asJSON: true } }],
        },
      ],
    },
    ...(stage === "build-javascript" || stage === "build-html" ? { devtool: false } : {}),
    ...(stage === "build-javascript"
      ? {
          resolve: { alias: Object.fromEntries(UNUSED.map((file) => [file, false])) },
          plugins: [{ apply: hashOfResultAlone }],
        }
      : {}),
  });
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
