import type { CreateWebpackConfigArgs } from "gatsby";

/** Gatsby's onCreateWebpackConfig: YAML of content/ as modules, and no source maps in production. */
export function onCreateWebpackConfig({ actions, stage }: CreateWebpackConfigArgs): void {
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
  });
}
