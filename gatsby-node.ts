export { onPostBuild, onPreExtractQueries } from "./src/build/check-links";
export { createResolvers } from "./src/build/markdown";
export { createPages } from "./src/build/pages";
export { preprocessSource } from "./src/build/query-sources";
export { onPostBootstrap } from "./src/build/qr-code";
export { createSchemaCustomization } from "./src/build/schema";
export { sourceNodes } from "./src/build/source/source-nodes";
export { onCreateWebpackConfig } from "./src/build/webpack";
