export { onPreBuild } from "./publisher/build/gatsby/hash-ahead";
export { onPreExtractQueries } from "./src/gatsby/check-links";
export { createResolvers } from "./src/gatsby/markdown";
export { createPages } from "./src/gatsby/pages/create-pages";
export { preprocessSource } from "./src/gatsby/patches/query-sources";
export { onPostBootstrap, onPostBuild } from "./src/gatsby/outputs/written-files";
export { createSchemaCustomization } from "./src/gatsby/schema";
export { sourceNodes } from "./src/gatsby/source/source-nodes";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
